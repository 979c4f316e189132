/** The panel's style: independent of the page's fonts and colours, and above everything. */
export const panelRules = `
:host {
  position: fixed;
  inset: auto 8px calc(8px + env(safe-area-inset-bottom)) auto;
  z-index: 2147483647;
  max-width: calc(100vw - 16px);
  font: 12px/1.5 ui-monospace, monospace;
  color: #e8e6df;
}
details { background: #14161a; border-radius: 8px; }
details[open] { width: 480px; max-width: 100%; max-height: 60vh; overflow: auto; }
li details, li details[open] { width: auto; max-height: none; background: none; }
summary { padding: 6px 10px; min-height: 24px; cursor: pointer; overflow-wrap: anywhere; }
p { display: flex; gap: 6px; margin: 0; padding: 0 10px 6px; }
input { flex: 1; min-width: 0; }
input, button { font: inherit; color: inherit; background: #23262d; border: 1px solid #4a4f5a; border-radius: 4px; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid #2c3038; border-left: 3px solid transparent; }
.in { border-left-color: #6fcf97; }
.out { border-left-color: #56a8f5; }
.rejected { border-left-color: #ff7b72; }
pre { margin: 0; padding: 0 10px 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
