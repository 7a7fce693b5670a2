import { type FormEvent, useState } from 'react';

/** Gives the key of the office to who knows the word. */
async function askForKey(word: string) {
  const answer = await fetch('/office/door', { method: 'POST', body: new URLSearchParams({ word }) });
  const { result, note } = await answer.json();
  return { key: result?.key as string | undefined, note: note as string };
}

/** The way into the office, which has no accounts. */
export function Door({ onKey }: { onKey: (key: string) => void }) {
  const [refusal, setRefusal] = useState('');
  const knock = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { key, note } = await askForKey(String(new FormData(event.currentTarget).get('word')));
    if (key) onKey(key);
    else setRefusal(note);
  };
  return (
    <main>
      <form onSubmit={knock}>
        <h1>Lantern Festival Office</h1>
        <label>
          The word <input name="word" required />
        </label>
        <button type="submit">Open</button>
        <p role="alert">{refusal}</p>
      </form>
    </main>
  );
}
