const { session = '', shop = '', outcome } = document.documentElement.dataset;

const tell = (notice: object) =>
  window.parent.postMessage({ protocol: 'lampyris.three-ds.1', session, ...notice }, shop);

if (window.parent === window) document.getElementById('back')?.removeAttribute('hidden');
else {
  new ResizeObserver(() => {
    tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  if (outcome !== undefined) tell({ type: 'done', outcome });
}

export {};
