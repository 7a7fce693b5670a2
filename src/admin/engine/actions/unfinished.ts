import type { RaRecord } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

/** Resource and id of each record whose undoable action is not finished. `useOpenNext` skips them. */
export const unfinished = new Set<string>();

export const isUnfinished = ({ name }: AnyResource, { id }: RaRecord) => unfinished.has(`${name}/${id}`);
