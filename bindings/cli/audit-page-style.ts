/** Style and script of the audit's page. Text has a contrast of 4.5 and more on every ground, light and dark. */

export const style = `
:root{color-scheme:light dark;--ground:#fff;--panel:#f4f6f8;--text:#1b1f24;--soft:#4e5761;--edge:#c9d1d9;--link:#0550ae;--lost:#ffd8d3;--became:#fff1c2;--mark:#1b1f24;--bad:#a40e26;--good:#116329;
--l0:#8250df;--l1:#0969da;--l2:#8c959f;--l3:#c6ced6;--l4:#d4a72c;--l5:#d1570a;--l6:#a40e26}
@media(prefers-color-scheme:dark){:root{--ground:#0d1117;--panel:#161b22;--text:#e6edf3;--soft:#a9b4c0;--edge:#30363d;--link:#79c0ff;--lost:#67211c;--became:#4d3c07;--mark:#fff;--bad:#ff9b94;--good:#7ee2a0;
--l0:#a371f7;--l1:#388bfd;--l2:#6e7681;--l3:#3d444d;--l4:#d29922;--l5:#f0883e;--l6:#f85149}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:5.5rem}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main,header{max-width:76rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.7rem;line-height:1.2;margin:1.5rem 0 .25rem}h2{font-size:1.25rem;margin:2.5rem 0 .25rem;overflow-wrap:anywhere}h3{font-size:1.05rem;margin:0}
p{margin:.25rem 0 .75rem}.soft,figcaption,.axis,.caption,dt{color:var(--soft)}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--ground);padding:.5rem;z-index:3}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:1rem 0;padding:0}
.cards div{background:var(--panel);border:1px solid var(--edge);border-radius:6px;padding:.6rem .75rem}
.cards dt{font-size:.85rem}.cards dd{margin:0;font-size:1.35rem;font-weight:600;font-variant-numeric:tabular-nums}
.bad{color:var(--bad)}.good{color:var(--good)}
.find{position:sticky;top:0;background:var(--ground);border-bottom:1px solid var(--edge);z-index:2}
.find form{max-width:76rem;margin:0 auto;padding:.6rem 1rem;display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.find input{flex:1 1 12rem;min-width:0;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--soft);border-radius:4px;padding:.35rem .6rem}
.find input::placeholder{color:var(--soft);opacity:1}
.find output{color:var(--soft);font-variant-numeric:tabular-nums}
.caption{margin:.75rem 0 .25rem}.scroll{overflow-x:auto;margin:0 0 .75rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;min-width:100%}
th,td{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--edge);white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere;min-width:9rem}
thead th{color:var(--soft);font-weight:600}
.chart{margin:1rem 0}
.plot{position:relative;border:1px solid var(--edge);background:var(--panel)}.plot svg{display:block;width:100%;height:13rem}.plot.low svg{height:9rem}
.plot.cuts-0{padding-top:1.9rem}.plot.cuts-1{padding-top:3.6rem}.plot.cuts-2{padding-top:5.3rem}.plot.cuts-3{padding-top:7rem}
.plot .top,.plot .bottom{position:absolute;left:.3rem;font-size:.75rem;color:var(--soft)}.plot .top{top:.2rem}.plot .bottom{bottom:.1rem}
.cut{position:absolute;top:.15rem;transform:translateX(-50%);font-size:.75rem;padding:.1rem .4rem;min-height:1.5rem;background:var(--ground);border:1px solid var(--soft);border-radius:4px;white-space:nowrap;text-decoration:none}
.cut[style*="left:9"]{transform:translateX(-100%)}
.cut.row-1{top:1.85rem}.cut.row-2{top:3.55rem}.cut.row-3{top:5.25rem}
.layer-0{fill:var(--l0);background:var(--l0)}.layer-1{fill:var(--l1);background:var(--l1)}.layer-2{fill:var(--l2);background:var(--l2)}.layer-3{fill:var(--l3);background:var(--l3)}.layer-4{fill:var(--l4);background:var(--l4)}.layer-5{fill:var(--l5);background:var(--l5)}.layer-6{fill:var(--l6);background:var(--l6)}
.cutline{stroke:var(--text);stroke-width:1;stroke-dasharray:4 3;vector-effect:non-scaling-stroke}.grid{stroke:var(--edge);vector-effect:non-scaling-stroke}
.curve{fill:none;stroke-width:2.5;vector-effect:non-scaling-stroke}.rules{stroke:var(--l5)}.guarded{stroke:var(--good);stroke-dasharray:8 4}.literals{stroke:var(--l1);stroke-dasharray:2 3}
.curve-rules,.curve-guarded,.curve-literals{height:0!important;border-top:3px solid var(--l5)}.curve-guarded{border-top:3px dashed var(--good)}.curve-literals{border-top:3px dotted var(--l1)}
.axis{display:flex;justify-content:space-between;font-size:.8rem}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.4rem 0 0;padding:0;font-size:.85rem}.swatch{display:inline-block;width:1.1rem;height:.8rem;margin-right:.35rem;vertical-align:middle}
article{border:1px solid var(--edge);border-radius:6px;padding:.9rem 1rem;margin:1rem 0}
article>p{margin-bottom:.25rem}
details{margin:.6rem 0}summary{cursor:pointer;padding:.25rem 0;font-weight:600}
.losses{list-style:none;margin:0;padding:0}.losses>li{border-top:1px solid var(--edge);padding:.6rem 0}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:.35rem}
.pair>div{background:var(--panel);border-radius:4px;padding:.45rem .6rem;min-width:0;overflow-wrap:anywhere;white-space:pre-wrap;font-size:.92rem}
.pair b{display:block;font-size:.78rem;font-weight:600;color:var(--soft);white-space:normal}
mark{color:var(--mark);background:var(--lost);padding:0 .1em;border-radius:2px}mark.became{background:var(--became)}
.tag{display:inline-block;font-size:.8rem;border:1px solid var(--soft);border-radius:999px;padding:0 .55rem;margin-right:.4rem}
.values{margin:.3rem 0 .8rem;line-height:1.9}.values code{background:var(--panel);border:1px solid var(--edge);border-radius:4px;padding:.05rem .35rem;margin-right:.2rem;overflow-wrap:anywhere;font-size:.85rem}
h4{margin:.6rem 0 .1rem;font-size:.92rem}
[hidden]{display:none!important}
footer{max-width:76rem;margin:2rem auto;padding:0 1rem 2rem;color:var(--soft);font-size:.9rem}
@media(max-width:40rem){.pair{grid-template-columns:1fr}h1{font-size:1.4rem}article{padding:.7rem .7rem}th,td{white-space:normal;padding:.3rem .35rem}th:first-child,td:first-child{min-width:6rem}.plot svg{height:10rem}}
`

/** Search: what does not hold the words is hidden, what holds them is opened. The page says all of it without a script too. */
export const script = `
(() => {
  const field = document.getElementById('find'), told = document.getElementById('found')
  const items = [...document.querySelectorAll('.item')].map((element) => ({ element, text: element.textContent.toLowerCase() }))
  const groups = [...document.querySelectorAll('details.group')], started = new Map(groups.map((group) => [group, group.open]))
  let waiting
  const search = () => {
    const wanted = field.value.trim().toLowerCase().split(/\\s+/).filter((word) => word !== '')
    let found = 0
    for (const { element, text } of items) {
      const held = wanted.every((word) => text.includes(word))
      if (held) found++
      element.hidden = !held
    }
    for (const group of groups) {
      const any = wanted.length === 0 || group.querySelector('.item:not([hidden])') !== null
      group.hidden = !any
      group.open = wanted.length === 0 ? started.get(group) : any
    }
    for (const part of document.querySelectorAll('.values')) { const none = part.querySelector('.item:not([hidden])') === null; part.hidden = none; if (part.previousElementSibling) part.previousElementSibling.hidden = none }
    told.textContent = wanted.length === 0 ? '' : found + ' of ' + items.length
  }
  field.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(search, 120) })
  field.form.addEventListener('submit', (event) => { event.preventDefault(); search() })
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== field) { event.preventDefault(); field.focus() }
    if (event.key === 'Escape' && document.activeElement === field) { field.value = ''; search() }
  })
  field.form.hidden = false
})()
`
