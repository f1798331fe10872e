import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { chipLook } from '#kit/ui/chip-look.ts'
import { classes } from '#kit/ui/classes.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type specialSubjectDetail, subjectModuleData } from '../contract.ts'
import { anchorOf, FIRST_ITEMS } from '../rules.ts'
import { countSubject } from './count-subject.ts'
import { type Item, keyOf, SubjectItem } from './subject-item.tsx'

type Subject = CallOutput<typeof specialSubjectDetail>
type Module = Subject['modules'][number]

/** A special subject: its head, then its modules in their order. A preview counts nothing and leads to no further pages of a list. */
export function SubjectBody({ subject, isPreview = false }: { subject: Subject; isPreview?: boolean }) {
  const { subjectId, title, summary, image, modules } = subject
  return (
    <article className="mx-auto w-full max-w-640">
      <Picture src={image} kind="card" alt="" width={375} height={150} first />
      <div className="space-y-24 p-16 elder:space-y-32">
        <header>
          <h2 className="text-22 font-semibold text-balance">{title}</h2>
          <p className="pt-4 text-16 text-ink-2">{unbroken(summary)}</p>
        </header>
        {modules.length === 0 && <Empty title="这个专题的内容都更新完了" text="看看别的专题和文章吧。" />}
        {modules.map((module) =>
          module.kind === 'anchors' ? (
            <Contents key={module.module_id} modules={modules} />
          ) : (
            <Part key={module.module_id} module={module}>
              <Inside subjectId={subjectId} module={module} isPreview={isPreview} />
            </Part>
          ),
        )}
      </div>
    </article>
  )
}

/** The ways to the parts below that have a title. */
const Contents = ({ modules }: { modules: readonly Module[] }) => (
  <nav aria-label="目录" className="flex flex-wrap gap-8">
    {modules.map(
      ({ module_id, kind, title }) =>
        kind !== 'anchors' &&
        title && (
          <a
            key={module_id}
            href={`#${anchorOf(module_id)}`}
            className={classes(chipLook, 'border border-line bg-card text-ink-2')}
          >
            {title}
          </a>
        ),
    )}
  </nav>
)

const Part = ({ module: { module_id, title }, children }: { module: Module; children: ReactNode }) => (
  <section id={anchorOf(module_id)} aria-label={title || undefined} className="scroll-mt-64 space-y-12">
    {title && <h3 className="text-18 font-semibold">{title}</h3>}
    {children}
  </section>
)

interface InsideProps {
  subjectId: number
  module: Module
  isPreview: boolean
}

function Inside({ subjectId, module, isPreview }: InsideProps) {
  const { kind, words, image, fieldNo } = module
  if (kind === 'words') return <p className="text-16 leading-relaxed whitespace-pre-line text-ink">{unbroken(words)}</p>
  if (kind === 'picture')
    return (
      <figure>
        <Picture src={image} kind="card" alt={words} width={343} height={193} className="w-full rounded-12" />
        <figcaption className="pt-6 text-14 text-ink-3">{unbroken(words)}</figcaption>
      </figure>
    )
  const opened = () => {
    if (!isPreview) countSubject(subjectId, fieldNo)
  }
  return <Things subjectId={subjectId} module={module} onOpen={opened} isPreview={isPreview} />
}

/** Around what leads on: tells that something in it was opened. */
const useOpened = (onOpen: () => void) => {
  const box = useRef<HTMLDivElement>(null)
  const opened = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpen()
  })
  useEffect(() => {
    const around = box.current
    const hear = (event: MouseEvent) => opened(event)
    around?.addEventListener('click', hear)
    return () => around?.removeEventListener('click', hear)
  }, [])
  return box
}

/** The things of a module: the first of them, and on a tap the rest, page by page [X099]. */
function Things({ subjectId, module, onOpen, isPreview }: InsideProps & { onOpen: () => void }) {
  const { module_id, size, list } = module
  const [more, setMore] = useState<readonly Item[]>([])
  const asking = useAct(subjectModuleData)
  const box = useOpened(onOpen)
  const shown = [...list, ...more]
  const next = async () => {
    const page = Math.floor(shown.length / FIRST_ITEMS) + 1
    const reply = await asking.run({ subjectId, module_id, page })
    if (!reply) return
    const known = new Set(shown.map(keyOf))
    setMore([...more, ...reply.list.filter((item) => !known.has(keyOf(item)))])
  }
  const left = size - shown.length
  return (
    <>
      <div ref={box} className="space-y-12">
        {shown.map((item) => (
          <SubjectItem key={keyOf(item)} item={item} />
        ))}
      </div>
      {left > 0 &&
        (isPreview ? (
          <p className="text-center text-14 text-ink-3">发布后还能看另外 {left} 个</p>
        ) : (
          <Button wide kind="secondary" busy={asking.busy} onClick={next}>
            再看 {Math.min(left, FIRST_ITEMS)} 个
          </Button>
        ))}
      {asking.error && (
        <p role="alert" className="text-center text-14 text-danger">
          {asking.error.words}
        </p>
      )}
    </>
  )
}
