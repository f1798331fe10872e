import { useEffect } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { Link } from '#kit/ui/link.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { SUBJECTS_PAGE, subjectAddress } from '../cards/subject-address.ts'
import { specialSubjectDetail } from '../contract.ts'
import { countSubject } from '../parts/count-subject.ts'
import { SubjectBody } from '../parts/subject-body.tsx'
import { counters } from '../rules.ts'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R245'

const load = ({ callApi, query }: Loading) => callApi(specialSubjectDetail, { subjectId: readId(query, 'subjectId') })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SubjectPage({ loaderData: subject }: Route.ComponentProps) {
  const { subjectId, title, summary, image } = subject
  useEffect(() => countSubject(subjectId, counters.opened), [subjectId])
  const share = {
    title,
    desc: summary,
    imgUrl: image,
    business_type: 'subject',
    path: subjectAddress(subjectId),
    onShared: () => countSubject(subjectId, counters.shared),
  }
  return (
    <Frame bar={{ share }}>
      <SubjectBody key={subjectId} subject={subject} />
      <p className="pb-24 text-center">
        <Link
          to={SUBJECTS_PAGE}
          className="inline-flex min-h-target items-center px-12 text-14 text-accent-ink elder:text-18"
        >
          看更多专题
        </Link>
      </p>
    </Frame>
  )
}
