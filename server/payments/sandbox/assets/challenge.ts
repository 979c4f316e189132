const { session = '', shop = '', outcome } = document.documentElement.dataset;

const notify = (notice: object) =>
  window.parent.postMessage({ protocol: 'lampyris.three-ds.1', session, ...notice }, shop);

if (window.parent === window) document.getElementById('back')?.removeAttribute('hidden');
else {
  new ResizeObserver(() => {
    notify({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  if (outcome !== undefined) notify({ type: 'done', outcome });
}

export {};
