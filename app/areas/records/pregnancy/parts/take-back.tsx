import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { pregnancyRemove } from '../contract.ts'

interface TakeBackProps {
  recordId: number
  entryId: number
  /** What is taken back, for who cannot see beside what it stands. */
  what: string
}

/** Takes back one thing that was written down. */
export function TakeBack({ recordId, entryId, what }: TakeBackProps) {
  const { revalidate } = useRevalidator()
  const removing = useAct(pregnancyRemove)
  const remove = async () => {
    if (await removing.run({ record_id: recordId, entry_id: entryId })) revalidate()
  }
  return (
    <span className="shrink-0">
      <Button kind="text" size="small" aria-label={`删除${what}`} busy={removing.busy} onClick={remove}>
        删除
      </Button>
    </span>
  )
}
