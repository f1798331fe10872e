import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { SubjectBody } from '../../parts/subject-body.tsx'
import { deskSubjectPreview } from '../contract.ts'
import type { Route } from './+types/preview'

export { handle } from 'virtual:rows/desk-subject-preview'

const load = ({ callApi, query }: Loading) => callApi(deskSubjectPreview, { subject_id: readId(query, 'subject_id') })
export const clientLoader = behindStaffGate(load)

export default function DeskSubjectPreviewPage({ loaderData: subject }: Route.ComponentProps) {
  return (
    <DeskFrame
      title={`预览“${subject.title}”`}
      note="读者在手机上看到的样子，按现在保存的草稿。没有内容的板块不会出现。"
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/desk/subject', { subject_id: subject.subjectId })}>
          返回编辑
        </ButtonLink>
      }
    >
      <section
        aria-label="手机预览"
        className="mx-auto max-w-375 overflow-hidden rounded-16 border border-line bg-page"
      >
        <SubjectBody subject={subject} isPreview />
      </section>
    </DeskFrame>
  )
}
