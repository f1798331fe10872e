import type { PageHandle } from './page-handle.ts'

/** Whether a page may be shared: its row says so [X013], and neither it [X038] nor the address [X056] says no. */
export const isShareable = (
  row: Pick<PageHandle, 'shareable' | 'unshare'> | undefined,
  query: URLSearchParams,
): boolean => row?.shareable === true && !row.unshare && !query.has('unshare')
