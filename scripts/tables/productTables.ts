import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { readKinds } from './readKinds.ts';

/** The tables of this product, for the check that they agree. */
export const productTables = () => ({ endpoints, definitions: resources, kinds: readKinds() });
