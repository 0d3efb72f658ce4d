// The overlay's style. It is a constructed style sheet in a shadow root, so no rule of the page affects it, and no
// content security policy blocks it.

export const STYLE = `
:host {
  all: initial;
  position: fixed;
  inset: auto 12px 12px auto;
  z-index: 2147483647;
  color-scheme: light dark;
  font: 13px/1.45 system-ui, sans-serif;
  --text: light-dark(#1a1f28, #e9ecf1);
  --muted: light-dark(#596274, #a3adbd);
  --line: light-dark(#d5d9e0, #39414c);
  --sunken: light-dark(#f1f3f6, #14181d);
  --good: light-dark(#13693d, #6fd3a0);
  --bad: light-dark(#b3261e, #ff9b93);
  --busy: light-dark(#8a4b00, #f2b45c);
}
* { box-sizing: border-box; margin: 0; }
section {
  width: min(26rem, calc(100vw - 24px));
  max-height: min(36rem, calc(100vh - 24px));
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: light-dark(#fff, #20252c);
  color: var(--text);
  box-shadow: 0 8px 32px #0003;
}
header { display: flex; align-items: center; gap: 8px; padding: 8px 8px 8px 14px; }
h2 { flex: 1; font-size: 14px; font-weight: 650; }
h3 { font-size: 12px; font-weight: 600; color: var(--muted); margin: 12px 0 4px; }
button {
  font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 6px;
  padding: 4px 8px; cursor: pointer;
}
button:hover { background: var(--sunken); }
:focus-visible { outline: 2px solid light-dark(#3b5bdb, #b7c5ff); outline-offset: 1px; }
.body { overflow: auto; padding: 0 14px 14px; border-top: 1px solid var(--line); }
.body[hidden] { display: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; padding-top: 10px; }
dt { color: var(--muted); }
dd, pre, p, .text { overflow-wrap: anywhere; unicode-bidi: isolate; }
dd, code, pre { font-family: ui-monospace, monospace; font-size: 12px; }
ol, ul { list-style: none; padding: 0; }
li { border-top: 1px solid var(--line); padding: 4px 0; }
li:first-child { border-top: 0; }
summary { display: flex; gap: 8px; cursor: pointer; align-items: baseline; }
summary .route { flex: 1; font-weight: 600; }
.muted { color: var(--muted); }
.accepted { color: var(--good); }
.refused { color: var(--bad); }
.retrying, .sending { color: var(--busy); }
pre { background: var(--sunken); border-radius: 6px; padding: 6px 8px; margin-top: 4px; white-space: pre-wrap; max-height: 12rem; overflow: auto; }
`;
