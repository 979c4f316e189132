import { closeTop, goBack, tapButton } from '../app/app-actions.ts';
import type { RightButton } from '../../src/generated/types.ts';
import { Icon, isIcon } from './icon.tsx';
import { useAppState, type OfApp } from './use-store.ts';

export function TitleBar({ app }: OfApp) {
  const { screens } = useAppState(app);
  const top = screens.at(-1);
  if (!top) return null;
  const { title, subTitle, buttons, address } = top;
  return (
    <div className="title-bar" role="group" aria-label="Title bar of the app">
      <div className="bar-side">
        <button type="button" aria-label="Back" onClick={() => goBack(app)}>
          <Icon name="back" />
        </button>
        {screens.length > 1 && (
          <button type="button" aria-label="Close the page" onClick={() => closeTop(app)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="titles">
        <p className="title">{title || new URL(address).host}</p>
        {subTitle && <p className="sub-title">{subTitle}</p>}
      </div>
      <div className="bar-side right">
        {buttons.map((button, index) =>
          button.visible === false ? null : (
            <BarButton key={index} button={button} onTap={() => tapButton(app, { index, type: button.type ?? 0 })} />
          ),
        )}
      </div>
    </div>
  );
}

function BarButton({ button, onTap }: { readonly button: RightButton; readonly onTap: () => void }) {
  const { icons = [], type = 0, count = 0, dot = false } = button;
  const [name = `Button ${type}`] = icons;
  const label = `${name}${count > 0 ? `, ${count}` : ''}${dot ? ', something new' : ''}`;
  return (
    <button type="button" aria-label={label} onClick={onTap}>
      {isIcon(name) ? <Icon name={name} /> : <span className="lettered">{name.slice(0, 6)}</span>}
      {count > 0 ? <span className="badge">{count > 99 ? '99+' : count}</span> : dot && <span className="badge dot" />}
    </button>
  );
}
