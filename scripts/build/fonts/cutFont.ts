import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { usedGlyphs } from './usedGlyphs.ts';

type Pointer = number;

/** What is used of HarfBuzz's C interface; the names are HarfBuzz's own. */
type Subsetter = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (length: number) => Pointer;
  hb_blob_create: (data: Pointer, length: number, mode: number, userData: number, destroy: number) => Pointer;
  hb_blob_get_data: (blob: Pointer, length: number) => Pointer;
  hb_blob_get_length: (blob: Pointer) => number;
  hb_face_create: (blob: Pointer, index: number) => Pointer;
  hb_face_reference_blob: (face: Pointer) => Pointer;
  hb_set_add: (set: Pointer, value: number) => void;
  hb_set_del: (set: Pointer, value: number) => void;
  hb_subset_input_create_or_fail: () => Pointer;
  hb_subset_input_glyph_set: (input: Pointer) => Pointer;
  hb_subset_input_unicode_set: (input: Pointer) => Pointer;
  hb_subset_input_set: (input: Pointer, kind: number) => Pointer;
  hb_subset_input_set_flags: (input: Pointer, flags: number) => void;
  hb_subset_input_set_axis_range: (
    input: Pointer,
    face: Pointer,
    axis: number,
    min: number,
    max: number,
    standard: number,
  ) => number;
  hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
};

const writable = 2;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const keepDefault = Number.NaN;

const tagOf = (name: string) => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
const weightAxis = tagOf('wght');

/** Kept by HarfBuzz unless told otherwise, used by none of our styles, and a third of some files. */
const ornaments = ['calt', 'clig', 'dlig', 'frac', 'dnom', 'numr', 'liga', 'salt', 'ordn', 'sups', 'subs', 'case'];

const module = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const compiled = readFile(module).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));

/** Its memory goes when the cut is made, so nothing is freed by hand. */
async function createSubsetter() {
  const { exports } = await WebAssembly.instantiate(await compiled);
  const hb = exports as unknown as Subsetter;
  hb._initialize();
  return hb;
}

const bytesAt = (hb: Subsetter, at: Pointer, length: number) => new Uint8Array(hb.memory.buffer, at, length);

function loadFace(hb: Subsetter, truetype: Uint8Array) {
  const at = hb.malloc(truetype.length);
  bytesAt(hb, at, truetype.length).set(truetype);
  return hb.hb_face_create(hb.hb_blob_create(at, truetype.length, writable, 0, 0), 0);
}

export type Cut = {
  /** Every letter in it stays, whatever stands beside it. */
  text: string;
  /** Letters that change with their neighbours stay in the shapes these words need. */
  words?: Iterable<string>;
  /** The weights that stay of a variable font. */
  weights?: { min: number; max: number };
  /** All letters stand as far apart as their own widths say. */
  withoutKerning?: true;
};

/** Makes a WOFF2 of what a text needs of a font. */
export async function cutFont(font: Uint8Array, { text, words, weights, withoutKerning }: Cut) {
  const hb = await createSubsetter();
  const truetype = await convert(font, 'truetype');
  const face = loadFace(hb, truetype);
  const input = hb.hb_subset_input_create_or_fail();

  const features = hb.hb_subset_input_set(input, layoutFeatures);
  for (const feature of withoutKerning ? [...ornaments, 'kern'] : ornaments) hb.hb_set_del(features, tagOf(feature));
  hb.hb_subset_input_set_flags(input, words ? noHinting | noLayoutClosure : noHinting);

  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of text) hb.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of words ? usedGlyphs(truetype, words) : []) hb.hb_set_add(glyphs, glyph);
  if (weights) {
    hb.hb_subset_input_set_axis_range(input, face, weightAxis, weights.min, weights.max, keepDefault);
  }

  const subset = hb.hb_subset_or_fail(face, input);
  if (!subset) throw new Error('HarfBuzz could not cut the font');
  const blob = hb.hb_face_reference_blob(subset);
  const cut = bytesAt(hb, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob));
  return convert(Buffer.from(cut), 'woff2');
}
