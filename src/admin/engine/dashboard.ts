/** The engine's public exports for a product: to create its dashboard, and for its hand-built pages. */

export { formatDay } from '#admin/engine/fields/date/calendar.ts';
export { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
export { numberAt, numberText } from '#admin/engine/fields/number/numberText.ts';
export { personFrom } from '#admin/engine/fields/person/person.tsx';
export type { Product } from './context/contexts.ts';
export { SectionContext, useProduct, useSupports } from './context/contexts.ts';
export { detailPagePath } from './context/dialogRoutes.ts';
export { textAt } from './fields/createKind.tsx';
export { FieldValue } from './fields/FieldValue.tsx';
export { maskedText } from './fields/FormatContext.ts';
export { createQueryClient } from './shell/createQueryClient.ts';
export { createDashboard } from './shell/Dashboard.tsx';
export { prefetchScreen } from './shell/prefetchScreen.ts';
export { useResourceText, useT } from './text/useT.ts';
export { downloadQuery, whenDownloaded } from './ui/Downloaded.tsx';
export { LoadError } from './ui/ErrorAlert.tsx';
export { largeText, oneColumn } from './ui/layout.ts';
export { lazyComponent, whenIdle } from './ui/lazyComponent.tsx';
export { BackLink, PageTitle, PartTitle, SampleLabel } from './ui/PageTitle.tsx';
export { Table, TableCell } from './ui/table/Table.tsx';
