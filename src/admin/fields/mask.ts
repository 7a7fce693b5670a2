/** Stands for what is personal on a screen that others see. */
export const mask = '•••';
