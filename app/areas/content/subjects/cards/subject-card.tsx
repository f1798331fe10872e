import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { specialSubjectList } from '../contract.ts'
import { SUBJECTS_PAGE, subjectAddress } from './subject-address.ts'

/** A special subject as lists show it. */
export type Subject = CallOutput<typeof specialSubjectList>['list'][number]

/** A special subject of a list: its picture, and below it what it is about. */
export function SubjectCard({ subject, first }: { subject: Subject; first?: boolean }) {
  const { subjectId, title, summary, image } = subject
  return (
    <Link
      to={subjectAddress(subjectId)}
      className="block overflow-hidden rounded-12 bg-card shadow-soft active:opacity-80"
    >
      <Picture src={image} kind="card" alt="" width={343} height={137} first={first} className="w-full elder:hidden" />
      <span className="block p-12">
        <span className="line-clamp-2 block text-16 font-medium">{title}</span>
        <span className="line-clamp-2 block pt-4 text-14 text-ink-2">{summary}</span>
      </span>
    </Link>
  )
}

/** A few special subjects under a heading, with the way to all of them; nothing where there is none. */
export function SubjectSection({ subjects }: { subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null
  return (
    <TitledSection title="健康专题" all={{ text: '全部', to: SUBJECTS_PAGE }}>
      {subjects.map((subject) => (
        <SubjectCard key={subject.subjectId} subject={subject} />
      ))}
    </TitledSection>
  )
}
