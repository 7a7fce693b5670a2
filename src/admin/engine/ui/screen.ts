import { createContext, createRef, use, useLayoutEffect, useState } from 'react';

type Entries<Registered, Value> = readonly (readonly [Registered, Value])[];

/** Elements that components register, each with a value, as long as they are on screen. `inOrder` sorts them. */
export function createElements<Value, Registered extends HTMLElement = HTMLElement>() {
  let entries: Entries<Registered, Value> = [];
  const listeners = new Set<() => void>();
  const change = (changed: typeof entries) => {
    entries = changed;
    for (const listener of listeners) listener();
  };
  return {
    /** A ref that registers its element. */
    refOf: (value: Value) => (element: Registered | null) => {
      if (!element) return; // React calls the returned function instead
      const entry = [element, value] as const;
      change([...entries, entry]);
      return () => change(entries.filter((each) => each !== entry));
    },
    all: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The keys that are typed before a dialog is there. */
export type KeptKeys = {
  text: string;
  /** The dialog is there. */
  isOpen: boolean;
  end: () => void;
};

/** Beside a modal one, the person can go on with the page: suggestions below a field that is being typed in. */
type Overlay = { isModal: boolean };

/** What the parts of a dashboard's screen know of each other. */
export const createScreen = () => ({
  /** The part of the page beside the menu. */
  content: createRef<HTMLElement>(),
  /** The buttons of toolbars that are enabled, by their names. */
  toolbar: createElements<string>(),
  /** What is open over the page: dialogs, menus and lists of options. */
  overlays: new Set<Overlay>(),
  /** The keys for the dialog that opens. */
  keys: createRef<KeptKeys>(),
});

export type Screen = ReturnType<typeof createScreen>;

/** `Layout` provides it. */
export const ScreenContext = createContext(createScreen());

/** Turns off the shortcuts of the page while something over it is open. */
export function useOverlay(isOpen: boolean, isModal = true) {
  const { overlays } = use(ScreenContext);
  // When it is drawn, until it is removed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay = { isModal };
    overlays.add(overlay);
    return () => void overlays.delete(overlay);
  }, [overlays, isOpen, isModal]);
}

function useOpenState(isModal: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  useOverlay(isOpen, isModal);
  return [isOpen, { onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false) }] as const;
}

/** The props of a select, whose open list of options handles every key. */
export const useOptionList = () => useOpenState(true)[1];

/** Whether the suggestions of an autocomplete are open, and its props. Ctrl with a letter still works meanwhile. */
export const useSuggestions = () => useOpenState(false);
