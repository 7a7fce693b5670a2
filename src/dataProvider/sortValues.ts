import type { SortPayload } from 'react-admin';
import type { Endpoint } from '#api/Endpoint.ts';

/** The order in the forms in which APIs take it, where the API sorts by the field. */
export const sortValues = ({ sorts }: Endpoint, sort?: SortPayload) =>
  sort &&
  sorts?.includes(sort.field) && {
    sort: {
      ...sort,
      direction: sort.order.toLowerCase(),
      signed: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    },
  };
