import { useEffect, useRef } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './FirstMessages.module.css';
import { Message } from './Message.tsx';
import paper from './paper.module.css';

const opening = [
  { message: 'first', from: 'leo' },
  { message: 'second', from: 'maya' },
  { message: 'third', from: 'leo' },
] as const;
const replies = ['bold', 'kind'] as const;
type Reply = (typeof replies)[number];

type FirstMessagesProps = {
  words: FeaturesMessages['matchMessageConnect']['messages'];
  people: FeaturesMessages['people'];
  shown: number;
  reply: Reply | undefined;
  onReply: (reply: Reply) => void;
  onAgain: () => void;
};

/** A conversation that has begun by itself. The visitor chooses how it goes on. */
export function FirstMessages({ words, people, shown, reply, onReply, onAgain }: FirstMessagesProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reply) again.current?.focus({ preventScroll: true }); // the button that had the focus is gone
  }, [reply]);

  return (
    <div className={styles.talk}>
      <div role="log" aria-label={words.label}>
        <ol className={styles.messages}>
          {opening.map(({ message, from }, position) => (
            <Message key={message} from={from} by={people[from].name} isSent={position < shown}>
              {words[message]}
            </Message>
          ))}
          {reply && (
            <>
              <Message from="maya" by={people.maya.name} arrives="now">
                {words[reply].text}
              </Message>
              <Message from="leo" by={people.leo.name} arrives="later">
                {words[reply].answer}
              </Message>
            </>
          )}
        </ol>
      </div>
      {reply ? (
        <button ref={again} type="button" className={`button ${paper.quiet} ${styles.again}`} onClick={onAgain}>
          {words.again}
        </button>
      ) : (
        <div className={styles.choice}>
          <p className={styles.ask}>{words.choose}</p>
          {replies.map((choice) => (
            <button key={choice} type="button" className={`button ${paper.quiet}`} onClick={() => onReply(choice)}>
              {words[choice].text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
