/** Pieces of a page's head, as HTML. */
export const style = (css: string) => `<style>${css}</style>`;

export const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

export const preloadScript = (href: string) => `<link rel="modulepreload" href="${href}">`;

export const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

export const webManifest = (href: string) => `<link rel="manifest" href="${href}">`;

/** Nothing in a template is fetched or run before a script takes it out. */
export const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;
