import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Font, Face as LoadedFace, Buffer as Run, shape } from 'harfbuzzjs';
import type { Face } from './faces.ts';

/** The C functions of HarfBuzz, by their own names. Pointers are numbers, too. */
type Subsetter = Record<
  | 'malloc'
  | `hb_blob_${'create' | 'get_data' | 'get_length'}`
  | `hb_face_${'create' | 'reference_blob'}`
  | `hb_set_${'add' | 'del'}`
  | `hb_subset_input_${'create_or_fail' | 'glyph_set' | 'unicode_set' | 'set' | 'set_flags' | 'set_axis_range'}`
  | 'hb_subset_or_fail',
  (...parameters: number[]) => number
> & { memory: WebAssembly.Memory; _initialize: () => void };

// HarfBuzz's own constants: hb_memory_mode_t, hb_subset_sets_t and hb_subset_flags_t.
const writable = 2;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const keepDefault = Number.NaN;

const tagOf = (name: string) => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
const weightAxis = tagOf('wght');

/** Features that HarfBuzz keeps by default, but no style uses. They take a third of some files. */
const unusedFeatures = ['calt', 'clig', 'dlig', 'frac', 'dnom', 'numr', 'liga', 'salt', 'ordn', 'sups', 'subs', 'case'];

const module = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const compiled = readFile(module).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));

/** Creates an instance of HarfBuzz. The garbage collector frees it with its memory. */
async function createSubsetter() {
  const { exports } = await WebAssembly.instantiate(await compiled);
  const hb = exports as unknown as Subsetter;
  hb._initialize();
  return hb;
}

const bytesAt = (hb: Subsetter, at: number, length: number) => new Uint8Array(hb.memory.buffer, at, length);

function loadFace(hb: Subsetter, truetype: Uint8Array) {
  const at = hb.malloc(truetype.length);
  bytesAt(hb, at, truetype.length).set(truetype);
  return hb.hb_face_create(hb.hb_blob_create(at, truetype.length, writable, 0, 0), 0);
}

/**
 * The glyphs that shaping these texts uses, in intermediate steps too. The letters of a script with conjuncts can form
 * hundreds of glyphs, of which a page shows a few dozen.
 */
function usedGlyphs(truetype: Uint8Array, texts: readonly string[]) {
  const font = new Font(new LoadedFace(new Blob(truetype)));
  const glyphs = new Set<number>();

  for (const text of texts) {
    const run = new Run();
    const addGlyphs = () => {
      for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    };
    run.addText(text);
    run.guessSegmentProperties();
    run.setMessageFunc(addGlyphs);
    shape(font, run);
    addGlyphs();
  }
  return glyphs;
}

/**
 * Creates a WOFF2 with only the parts of a face that a page needs: its letters in every context, and the shapes of its
 * texts where letters change with their neighbours.
 */
export async function subsetFont(face: Face, letters: readonly string[], texts: readonly string[]) {
  const { file, weights, isShaped, withoutKerning, hasTabularFigures } = face;
  const hb = await createSubsetter();
  const truetype = await convert(await readFile(join('node_modules', file)), 'truetype');
  const loaded = loadFace(hb, truetype);
  const input = hb.hb_subset_input_create_or_fail();

  const features = hb.hb_subset_input_set(input, layoutFeatures);
  for (const feature of withoutKerning ? [...unusedFeatures, 'kern'] : unusedFeatures)
    hb.hb_set_del(features, tagOf(feature));
  if (hasTabularFigures) hb.hb_set_add(features, tagOf('tnum')); // HarfBuzz leaves it out by default
  hb.hb_subset_input_set_flags(input, isShaped ? noHinting | noLayoutClosure : noHinting);

  const codePoints = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(codePoints, letter.codePointAt(0) ?? 0);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of isShaped ? usedGlyphs(truetype, texts) : []) hb.hb_set_add(glyphs, glyph);
  if (weights) hb.hb_subset_input_set_axis_range(input, loaded, weightAxis, weights.min, weights.max, keepDefault);

  const subset = hb.hb_subset_or_fail(loaded, input);
  if (!subset) throw new Error('HarfBuzz could not subset the font');
  const blob = hb.hb_face_reference_blob(subset);
  const bytes = bytesAt(hb, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob));
  return convert(Buffer.from(bytes), 'woff2');
}
