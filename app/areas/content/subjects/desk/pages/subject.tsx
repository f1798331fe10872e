import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskSubject } from '../contract.ts'
import { DraftForm } from '../parts/draft-form.tsx'
import { PublishCard } from '../parts/publish-card.tsx'
import type { Route } from './+types/subject'

export { handle } from 'virtual:rows/desk-subject'

const load = ({ callApi, query }: Loading) => callApi(deskSubject, { subject_id: readId(query, 'subject_id') })
export const clientLoader = behindStaffGate(load)

export default function DeskSubjectPage({ loaderData: subject }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { subject_id, title, version, state, page_url } = subject
  return (
    <DeskFrame
      title={title}
      note={`打开 ${subject.view_num} 次，分享 ${subject.share_num} 次。保存只改草稿，发布后读者才看到。`}
      aside={
        <div className="flex flex-wrap gap-8">
          <ButtonLink kind="secondary" size="small" to={address('/desk/subject/preview', { subject_id })}>
            预览
          </ButtonLink>
          <ButtonLink kind="secondary" size="small" to="/desk/subjects">
            返回专题
          </ButtonLink>
        </div>
      }
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <DraftForm key={`draft ${version}`} subject={subject} onSaved={revalidate} />
        <div className="space-y-16">
          <PublishCard key={`publish ${version}`} subject={subject} onSaved={revalidate} />
          {(state === 'on' || state === 'coming') && <LiveCard url={page_url} />}
        </div>
      </div>
    </DeskFrame>
  )
}

/** The page as everybody has it, to be looked at on a phone. */
const LiveCard = ({ url }: { url: string }) => (
  <Card title="在手机上看">
    <div className="flex flex-wrap items-center gap-16">
      <div className="w-128">
        <QrCode text={url} alt="专题页面的二维码" />
      </div>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-target min-w-0 items-center text-14 break-all text-accent-ink"
      >
        {url}
      </a>
    </div>
  </Card>
)
