import { Fragment } from 'react'

/** An address of the product among words: a line of it ends before a slash or before what is asked, not within a word. */
export const OwnPath = ({ path }: { path: string }) =>
  path.split(/(?=[/?&])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address hold no state
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
