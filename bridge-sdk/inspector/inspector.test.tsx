import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createInspectorLog, mountInspector } from './inspector.ts';

afterEach(() => vi.restoreAllMocks());

function open() {
  const log = createInspectorLog();
  const stop = mountInspector(log);
  const box = within(document.body).getByLabelText('Bridge inspector');
  const root = box.shadowRoot?.querySelector('details');
  if (!root) throw new Error('The inspector has no panel');
  const unfold = () => {
    root.open = true;
    fireEvent(root, new Event('toggle'));
  };
  return { log, stop, box, panel: within(root), unfold };
}

const evil = '<img src=x onerror=alert(1)>';

test('a closed panel shows a count, an open one lists the newest message first', () => {
  const { log, stop, panel, unfold } = open();
  panel.getByText('Bridge: 0 messages');
  log.onTrace({ direction: 'in', message: { k: 'evt', name: 'hostResume' }, rejected: undefined });
  panel.getByText('Bridge: 1 message');
  expect(panel.queryAllByRole('listitem')).toEqual([]);
  unfold();
  log.onTrace({ direction: 'out', message: { k: 'req', cmd: 'closePage' }, rejected: undefined });
  log.onTrace({ direction: 'in', message: undefined, rejected: 'unreadable' });
  const rows = panel.getAllByRole('listitem');
  expect(rows.map(({ className }) => className)).toEqual(['rejected', 'out', 'in']);
  expect(rows[1]?.textContent).toContain('call closePage');
  stop();
});

test('a search filters the list, and clearing empties it', () => {
  const { log, stop, panel, unfold } = open();
  unfold();
  for (const name of ['hostResume', 'marketChange']) {
    log.onTrace({ direction: 'in', message: { k: 'evt', name }, rejected: undefined });
  }
  fireEvent.input(panel.getByLabelText('Search the messages'), { target: { value: 'market' } });
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(panel.getByText('Clear'));
  panel.getByText('Bridge: 0 messages');
  expect(panel.queryAllByRole('listitem')).toEqual([]);
  stop();
});

test('the panel renders messages as text, never as markup', () => {
  const { log, stop, box, panel, unfold } = open();
  unfold();
  log.onTrace({ direction: 'in', message: { k: 'evt', name: evil, data: evil }, rejected: undefined });
  expect(box.shadowRoot?.querySelector('img')).toBeNull();
  expect(panel.getByRole('listitem').textContent).toContain(evil);
  stop();
});

test('the panel needs neither style attributes nor inline scripts', () => {
  const { log, stop, box, unfold } = open();
  unfold();
  log.onTrace({ direction: 'in', message: {}, rejected: undefined });
  const all = [...(box.shadowRoot?.querySelectorAll('*') ?? [])];
  expect(all.length).toBeGreaterThan(8);
  const attributes = all.flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  stop();
});

test('the saved file is the log, one message per line', async () => {
  const { log, stop, panel } = open();
  log.onTrace({ direction: 'in', message: { k: 'evt', name: 'hostResume' }, rejected: undefined });
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: vi.fn() });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(panel.getByText('Save'));
  expect(click).toHaveBeenCalledOnce();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  expect(saved[0]?.size).toBe(log.toJsonl().length);
  stop();
});

test('removing the panel removes its elements and its subscription', () => {
  const { log, stop, box } = open();
  stop();
  expect(box.isConnected).toBe(false);
  const before = box.shadowRoot?.textContent;
  log.onTrace({ direction: 'in', message: {}, rejected: undefined });
  expect(box.shadowRoot?.textContent).toBe(before);
});
