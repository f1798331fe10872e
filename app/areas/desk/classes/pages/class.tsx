import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskClassChoices, deskClassSheet } from '../contract.ts'
import { ClassForm } from '../parts/class-form.tsx'
import type { Route } from './+types/class'

export { handle } from 'virtual:rows/desk-class'

const load = async ({ callApi, query }: Loading) => {
  const class_id = maybeId(query, 'class_id')
  const [choices, sheet] = await Promise.all([
    callApi(deskClassChoices, {}),
    class_id === undefined ? undefined : callApi(deskClassSheet, { class_id }),
  ])
  return { choices, sheet }
}
export const clientLoader = behindStaffGate(load)
export default function DeskClassPage({ loaderData: { choices, sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  const saved = () => {
    toast(sheet ? '已保存' : '已保存，确认无误后点“发布”')
    go('/desk/classes')
  }
  return (
    <DeskFrame
      title={sheet ? sheet.title : '新增音频课'}
      note={sheet ? '已经拥有这门课的人，听到的是改过以后的内容。' : '保存后先不发布，可以在列表里发布。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/classes">
          返回列表
        </ButtonLink>
      }
    >
      <ClassForm key={sheet?.class_id} choices={choices} sheet={sheet} onSaved={saved} />
    </DeskFrame>
  )
}
