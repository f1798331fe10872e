import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { ownAddress } from '../cards/own-address.ts'
import { removeOwnEntry } from '../contract.ts'

interface RemoveEntryProps {
  memberId: number
  id: number
  what: string
}

/** Takes an entry out of the record, asked once. */
export function RemoveEntry({ memberId, id, what }: RemoveEntryProps) {
  const navigate = useNavigate()
  const removing = useAct(removeOwnEntry)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    if (!(await removing.run({ member_id: memberId, id }))) return
    toast('已删除')
    navigate(ownAddress(memberId), { replace: true })
  }
  return (
    <div className="space-y-12">
      {removing.error && (
        <div role="alert">
          <Notice tone="danger">{removing.error.words}</Notice>
        </div>
      )}
      <Button kind="text" wide busy={removing.busy} onClick={() => setAsking(true)}>
        删除这一条
      </Button>
      <Dialog
        open={isAsking}
        title={`删除${what}？`}
        danger
        confirmText="删除"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        删除以后找不回来。
      </Dialog>
    </div>
  )
}
