#!/usr/bin/env node
/** The program `spanguard`. */
import { endWith, openShell, readWords } from './node.ts'
import { runProgram } from './program.ts'

endWith(await runProgram(readWords(), openShell()))
