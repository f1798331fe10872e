import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { diabeticRecord, removeDiabetic } from '../contract.ts'
import { PersonForm } from '../parts/person-form.tsx'
import { TargetForm } from '../parts/target-form.tsx'
import type { Route } from './+types/settings'

export { handle } from 'virtual:rows/diabetes-settings'

export const clientLoader = behindGate(({ callApi }) => callApi(diabeticRecord, {}))

export default function DiabetesSettingsPage({ loaderData: { record, is_agreed } }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (!record)
    return (
      <Frame bar={{}}>
        <Empty
          title="还没有糖尿病档案"
          text="先建档，再来定目标。"
          action={<ButtonLink to="/diabetes/record">去建档</ButtonLink>}
        />
      </Frame>
    )
  const done = () => {
    toast('保存好了')
    navigate('/diabetes/record', { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {is_agreed === 1 ? (
          <>
            <TargetForm record={record} />
            <PersonForm title="个人资料" submitText="保存资料" known={record} onDone={done} />
          </>
        ) : (
          <Notice
            action={
              <Link to="/diabetes/record" className="underline">
                去看协议
              </Link>
            }
          >
            协议有了新的版本，或者您撤回了同意。同意以后才能改资料和目标。
          </Notice>
        )}
        <RemoveRecord recordId={record.id} />
      </div>
    </Frame>
  )
}

/** Deletes the record with all readings, after asking once. */
function RemoveRecord({ recordId }: { recordId: number }) {
  const navigate = useNavigate()
  const removing = useAct(removeDiabetic)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (await removing.run({ id: recordId })) navigate('/records/index', { replace: true })
    else setAsking(false)
  }
  return (
    <>
      {removing.error && (
        <div role="alert">
          <Notice tone="danger">{removing.error.words}</Notice>
        </div>
      )}
      <Button kind="text" wide onClick={() => setAsking(true)}>
        删除糖尿病档案
      </Button>
      <Dialog
        open={isAsking}
        danger
        busy={removing.busy}
        title="删除糖尿病档案？"
        confirmText="删除"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        资料、目标和所有血糖都会删掉，找不回来。需要的话，先到“我的 → 设置”里下载一份。
      </Dialog>
    </>
  )
}
