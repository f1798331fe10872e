import { Notice } from '#kit/ui/notice.tsx'

/** Why what was pressed was not done. */
export function FaultLine({ words }: { words: string | undefined }) {
  return words ? (
    <div role="alert">
      <Notice tone="danger">{words}</Notice>
    </div>
  ) : null
}
