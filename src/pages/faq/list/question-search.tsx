import { useState, type FormEvent } from 'react';
import { SearchField } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { questionListText as text } from './text.ts';
import { narrowed, type ListAddress } from './list-address.ts';

/** Searches the questions of the list; without scripts the browser sends the same address. */
export function QuestionSearch({ address }: { address: ListAddress }) {
  const navigateTo = useNavigateTo();
  const [words, setWords] = useState(address.q);
  const search = (q: string) => navigateTo(narrowed(address, { q }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(words.trim());
  };
  return (
    <form role="search" action={href('/faq/list')} onSubmit={submit}>
      {address.spu !== undefined && <input type="hidden" name="spu" value={address.spu} />}
      <SearchField
        name="q"
        label={text.search}
        placeholder={text.search}
        clearLabel={text.clearSearch}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => {
          setWords('');
          if (address.q !== '') search('');
        }}
      />
    </form>
  );
}
