import { useRef, useState } from 'react';
import { readPhotograph, type Photograph, type PhotographFault } from './photograph.ts';

/** The shopper's photograph that was chosen last: one that is still being read when something else is chosen is dropped. */
export function useOwnPhotograph(onOpened: () => void) {
  const [own, setOwn] = useState<Photograph>();
  const [fault, setFault] = useState<PhotographFault>();
  const choices = useRef(0);

  const choose = async (file: File) => {
    choices.current += 1;
    const choice = choices.current;
    const found = await readPhotograph(file);
    if (choice !== choices.current) return;
    setFault(typeof found === 'string' ? found : undefined);
    if (typeof found === 'string') return;
    setOwn(found);
    onOpened();
  };
  const forget = () => {
    choices.current += 1;
    setOwn(undefined);
    setFault(undefined);
  };
  return { own, fault, choose, forget };
}
