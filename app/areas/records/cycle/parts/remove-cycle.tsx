import { useState } from 'react'
import { useNavigate } from 'react-router'
import { removeRecord } from '#app/areas/records/home/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'

/** Deletes the record of a cycle with all that is in it. */
export function RemoveCycle({ recordId }: { recordId: number }) {
  const navigate = useNavigate()
  const removing = useAct(removeRecord)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (await removing.run({ record_id: recordId })) navigate('/records/index', { replace: true })
  }
  return (
    <>
      <Button kind="text" wide onClick={() => setAsking(true)}>
        删除这份记录
      </Button>
      <Dialog
        open={isAsking}
        title="删除周期记录？"
        confirmText="删除"
        danger
        busy={removing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        记过的日子、试纸和体温都会删掉，找不回来。
      </Dialog>
    </>
  )
}
