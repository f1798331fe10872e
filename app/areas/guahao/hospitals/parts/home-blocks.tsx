import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { commentsAddress } from '#app/areas/guahao/comments/cards/comment-address.ts'
import { type Comment, CommentCard } from '#app/areas/guahao/comments/cards/comment-card.tsx'
import { bookingAddress, type Department } from '#app/areas/guahao/departments/cards/department-list.tsx'
import type { unitHotDeps } from '#app/areas/guahao/departments/contract.ts'
import { type Doctor, DoctorCard } from '#app/areas/guahao/doctors/cards/doctor-card.tsx'
import { Card } from '#kit/ui/card.tsx'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { UnitCard } from '../cards/unit-card.tsx'
import type { unitBranches, unitHome, unitServices, unitVideoImage } from '../contract.ts'

type Home = CallOutput<typeof unitHome>

/** Departments to book at, the most booked first. */
export function DepartmentsBlock({ deps, unitId }: { deps: CallOutput<typeof unitHotDeps>['list']; unitId: number }) {
  const all = (
    <Link to={address('/unit/dep', { unit_id: unitId })} className="flex min-h-target items-center text-14 text-ink-2">
      全部科室
      <ChevronRightIcon />
    </Link>
  )
  return (
    <Card title="预约科室" aside={all}>
      <ul className="grid grid-cols-3 gap-8 elder:grid-cols-2">
        {deps.map((dep) => (
          <li key={dep.dep_id}>
            <Link
              to={address('/guahao/schedule', { unit_id: unitId, dep_id: dep.dep_id })}
              className="flex min-h-target items-center justify-center rounded-8 bg-well px-4 py-8 text-center text-14 active:opacity-70"
            >
              {dep.dep_name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Referral {
  doctors: readonly Doctor[]
  deps: readonly Department[]
}

interface DoctorsBlockProps {
  doctors: readonly Doctor[]
  /** Those who take patients whom another hospital refers. */
  referral: Referral
  unitId: number
}

/** Whom patients like best here, and who takes those that another hospital refers. */
export function DoctorsBlock({ doctors, referral, unitId }: DoctorsBlockProps) {
  return (
    <section className="space-y-12">
      <BlockHead title="推荐医生" more="全部医生" to={address('/doctor/index', { unit_id: unitId })} />
      {doctors.map((doctor) => (
        <DoctorCard key={doctor.doctor_id} doctor={doctor} />
      ))}
      {(referral.doctors.length > 0 || referral.deps.length > 0) && <ReferralPart referral={referral} />}
    </section>
  )
}

function ReferralPart({ referral: { doctors, deps } }: { referral: Referral }) {
  return (
    <>
      <h2 className="pt-8 text-16 font-semibold">接收转诊</h2>
      <p className="text-14 text-ink-2">外院转来的可以直接约。请带转诊单、病历和近期的检查结果，片子也带上。</p>
      {deps.length > 0 && (
        <ul aria-label="接收转诊的科室" className="flex flex-wrap gap-8">
          {deps.map((dep) => (
            <li key={dep.dep_id}>
              <Link to={bookingAddress(dep)} className={`${chipLook} bg-well active:opacity-70`}>
                {dep.dep_name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {doctors.map((doctor) => (
        <DoctorCard key={doctor.doctor_id} doctor={doctor} />
      ))}
    </>
  )
}

interface CommentsBlockProps {
  comments: readonly Comment[]
  count: number
  unitId: number
}

/** The latest that patients said of the hospital. */
export function CommentsBlock({ comments, count, unitId }: CommentsBlockProps) {
  return (
    <section className="space-y-12">
      <BlockHead title="患者评价" more={`全部 ${count} 条`} to={commentsAddress({ kind: 'unit', id: unitId })} />
      {comments.map((comment) => (
        <CommentCard
          key={comment.comment_id}
          comment={comment}
          to={commentsAddress({ kind: 'unit', id: unitId, comment_id: comment.comment_id })}
        />
      ))}
    </section>
  )
}

function BlockHead({ title, more, to }: { title: string; more: string; to: string }) {
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-16 font-semibold">{title}</h2>
      <Link to={to} className="flex min-h-target items-center text-14 text-accent-ink">
        {more}
        <ChevronRightIcon />
      </Link>
    </div>
  )
}

export function ServicesBlock({ services }: { services: CallOutput<typeof unitServices>['list'] }) {
  return (
    <Card title="医院服务">
      <ul className="grid grid-cols-2 gap-8">
        {services.map(({ name, title, link }) => (
          <li key={name}>
            <Link
              to={link}
              className="flex min-h-target items-center justify-between rounded-8 bg-well px-12 py-8 text-14"
            >
              {title}
              <ChevronRightIcon className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function BranchesBlock({
  branches,
  unitId,
}: {
  branches: CallOutput<typeof unitBranches>['list']
  unitId: number
}) {
  return (
    <section className="space-y-12">
      <h2 className="text-16 font-semibold">院区</h2>
      {branches
        .filter((branch) => branch.unit_id !== unitId)
        .map((branch) => (
          <UnitCard key={branch.unit_id} unit={branch} />
        ))}
    </section>
  )
}

export function NewsBlock({ news }: { news: Home['hotnews'] }) {
  return (
    <Card title="医院动态">
      <div className="divide-y divide-line">
        {news.map(({ id, title, content, add_time }) => (
          <Disclosure key={id} title={title}>
            <p className="pb-4 text-12 text-ink-3">{add_time.slice(0, 10)}</p>
            <p className="whitespace-pre-line">{content}</p>
          </Disclosure>
        ))}
      </div>
    </Card>
  )
}

/** What it looks like inside: films first, then pictures. */
export function AmbientBlock({ media: { video, ambient } }: { media: CallOutput<typeof unitVideoImage> }) {
  return (
    <Card title="院内环境">
      {video.map(({ url, title, cover }) => (
        <figure key={url} className="pb-12">
          {/* biome-ignore lint/a11y/useMediaCaption: a walk through the house, in which nobody speaks */}
          <video
            controls
            playsInline
            preload="none"
            poster={cover || undefined}
            src={url}
            className="w-full rounded-8"
          />
          <figcaption className="pt-4 text-12 text-ink-2">{title}</figcaption>
        </figure>
      ))}
      {ambient.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and the arrow keys must scroll it
        <ul tabIndex={0} className="no-bar flex snap-x gap-8 overflow-x-auto">
          {ambient.map(({ image, title }) => (
            <li key={image} className="w-160 shrink-0 snap-start">
              <Picture src={image} kind="hospital" alt="" width={160} height={77} className="w-full rounded-8" />
              <p className="pt-4 text-12 text-ink-2">{title}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Shows the blocks that have something in them, in the hospital's own order. */
export function inOrder(ordering: string, blocks: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return ordering.split(',').map((name) => blocks[name] && <div key={name}>{blocks[name]}</div>)
}
