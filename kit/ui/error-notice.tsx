import { Notice } from './notice.tsx'

/** Why what was pressed was not done, said at once to who cannot see it; nothing where there is nothing to say. */
export const ErrorNotice = ({ words }: { words: string | undefined }) =>
  words && (
    <div role="alert">
      <Notice tone="danger">{words}</Notice>
    </div>
  )
