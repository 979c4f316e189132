import { reload } from '../app/app-actions.ts';
import { Icon } from './icon.tsx';
import { phoneWidths, type PhoneSize } from './phone-size.ts';
import { useAppState, type OfApp } from './use-store.ts';

interface Props extends OfApp {
  readonly size: PhoneSize;
  readonly onSize: (size: PhoneSize) => void;
}

/** Controls of the device: its size, its orientation, reloading its page. */
export function PhoneBar({ app, size, onSize }: Props) {
  const top = useAppState(app).screens.at(-1);
  const place = top?.isShop ? top.path : top?.address;
  return (
    <div className="phone-bar">
      <div role="group" aria-label="Width of the phone" className="segments">
        {phoneWidths.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={width === size.width}
            onClick={() => onSize({ ...size, width })}
          >
            {width}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="square"
        aria-pressed={size.isLandscape}
        aria-label="Landscape"
        onClick={() => onSize({ ...size, isLandscape: !size.isLandscape })}
      >
        <Icon name="rotate" />
      </button>
      <button type="button" className="square" aria-label="Load the page anew" onClick={() => reload(app)}>
        <Icon name="reload" />
      </button>
      <p className="address" title={place}>
        {place}
      </p>
    </div>
  );
}
