import { Resource } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { ListScreen } from './ListScreen.tsx';

/** The react-admin resource that a definition stands for. */
export const toResource = (definition: AnyResource) => (
  <Resource key={definition.name} name={definition.name} list={<ListScreen definition={definition} />} />
);
