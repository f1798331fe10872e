import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { removeRecord } from '../contract.ts'

interface RemoveRecordProps {
  recordId: number
  title: string
  /** What goes with it. */
  children: ReactNode
}

/** Deletes a record with all that is in it, after asking once. */
export function RemoveRecord({ recordId, title, children }: RemoveRecordProps) {
  const navigate = useNavigate()
  const removing = useAct(removeRecord)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (await removing.run({ record_id: recordId })) navigate('/records/index', { replace: true })
    else setAsking(false)
  }
  return (
    <>
      {removing.error && (
        <p role="alert" className="text-center text-14 text-danger">
          {removing.error.words}
        </p>
      )}
      <Button kind="text" wide onClick={() => setAsking(true)}>
        删除这份记录
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        confirmText="删除"
        danger
        busy={removing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {children}
      </Dialog>
    </>
  )
}
