/** How the provider's pages look; they load no other file. */
export const hostedPageStyles = `
:root {
  --ink: #1c1a17; --muted: #5f5951; --paper: #fbfaf8; --surface: #fff; --line: #e6e1da; --edge: #8d867b;
  --night: #17332b; --on-night: #f7f3ea; --on-night-muted: #b9c4bb; --gold: #dcc69a; --error: #a1262c; --error-soft: #fbf0ef;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
}
* { box-sizing: border-box }
html { color-scheme: light; -webkit-text-size-adjust: 100% }
body {
  margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
.summary { background: var(--night); color: var(--on-night); padding: 1.5rem 1.25rem }
main { padding: 2rem 1.25rem 2.5rem }
.summary > div, main > div { max-width: 30rem; margin: 0 auto }
footer { grid-column: 1 / -1; border-top: 1px solid var(--line); padding: 1rem 1.25rem; color: var(--muted); font-size: .8125rem }
footer p { max-width: 62rem; margin: 0 auto; text-align: center; text-wrap: balance }
.merchant { margin: 0; color: var(--gold); font-size: .8125rem; letter-spacing: .22em; text-transform: uppercase }
.amount { margin: .5rem 0 .75rem; font: 400 2.5rem/1.1 var(--serif); font-variant-numeric: lining-nums tabular-nums }
dl { margin: 0; display: grid; grid-template-columns: 1fr auto; gap: .75rem 1.25rem; font-size: .9375rem }
dt { color: var(--on-night-muted); font-size: .8125rem }
dd { margin: 0; overflow-wrap: anywhere }
h1 { margin: 0 0 1.25rem; font: 400 1.75rem/1.2 var(--serif); text-wrap: balance }
h2 { margin: 2.5rem 0 .25rem; font: 400 1.25rem/1.25 var(--serif) }
p { margin: 0 0 1rem }
form { display: grid; gap: 1.125rem; margin: 0 }
h2 + form { margin-top: 1rem }
form + form { margin-top: .75rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.125rem; align-items: start }
label, legend { display: block; margin: 0 0 .375rem; padding: 0; font-size: .9375rem }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 3rem; margin: 0; padding: .5rem .875rem; border: 1px solid var(--line); background: var(--surface) }
.choice + .choice { border-top: 0 }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; flex: none; accent-color: var(--night) }
input[type=text] {
  width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 2px;
  background: var(--surface); color: inherit; font: inherit; font-variant-numeric: tabular-nums;
}
input[aria-invalid=true] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error) }
.hint { display: block; margin: .25rem 0 0; color: var(--muted); font-size: .8125rem }
.problem { display: block; margin: .375rem 0 0; color: var(--error); font-size: .875rem }
.problems { margin: 0 0 1.5rem; padding: 1rem 1.125rem; border-left: 3px solid var(--error); background: var(--error-soft) }
.problems h2 { margin: 0 0 .25rem; font: inherit; font-weight: 600 }
.problems ul { margin: 0; padding: 0; list-style: none }
.problems a { color: var(--error) }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: .75rem 1.25rem; border: 1px solid var(--ink); border-radius: 0;
  background: var(--ink); color: #fff; font: inherit; text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--night); border-color: var(--night) }
button.quiet { background: none; color: inherit; border-color: transparent; text-decoration: underline; text-underline-offset: .2em; text-decoration-thickness: 1px }
button.quiet:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px }
.problems:focus { outline: 1px solid var(--error); outline-offset: 0 }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { padding: .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; font-weight: 400 }
th { padding-right: 1rem }
thead th { color: var(--muted); font-size: .8125rem }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; user-select: all }
form ~ .aside { margin: 2rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line) }
.note { color: var(--muted); font-size: .875rem }
@media (min-width: 60rem) {
  body { grid-template: 1fr auto / minmax(22rem, 2fr) 3fr }
  .summary { padding: 5rem 4rem }
  .summary > div { position: sticky; top: 5rem; margin: 0 0 0 auto; width: 100%; max-width: 22rem }
  .amount { font-size: 3.25rem; margin: .75rem 0 2rem }
  dl { grid-template-columns: 1fr; gap: 1.25rem }
  main { padding: 5rem 4rem 4rem }
  main > div { margin: 0 }
}
@media (forced-colors: active) { .problems { border: 1px solid } }
@media print { .summary { background: none; color: inherit } .merchant, dt { color: inherit } }
`
