const farAfter = 300;

/** Whether the way back to the top has become long, in pixels of the specification. */
export const scrolledFar = () => window.scrollY > farAfter;
