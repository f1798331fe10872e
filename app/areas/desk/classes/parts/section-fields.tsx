import { type ChangeEvent, useState } from 'react'
import { MOST } from '#app/areas/audio-class/rules.ts'
import { movedBy } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, FieldFrame, TextField } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskClassAudio } from '../contract.ts'

/** A section as it is written; `key` names it in the form. */
export interface SectionDraft {
  key: number
  section_id?: number | undefined
  title: string
  desc: string
  is_free: number
  audio: string
  duration: string
  /** Where one listens to it; '' while it has only just been sent. */
  listen_url: string
}

interface SectionFieldsProps {
  sections: readonly SectionDraft[]
  onChange: (sections: readonly SectionDraft[]) => void
  onBusy: (isBusy: boolean) => void
}

/** The sections of a class: those that there are, and new ones, whose sound is sent as it is chosen. */
export function SectionFields({ sections, onChange, onBusy }: SectionFieldsProps) {
  const change = (key: number, changed: Partial<SectionDraft>) =>
    onChange(sections.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const lift = (at: number) => onChange(movedBy(sections, at, -1))
  return (
    <fieldset name="sections" aria-label="小节" className="min-w-0 space-y-16">
      <ol className="space-y-12">
        {sections.map((section, at) => (
          <li key={section.key}>
            <fieldset className="space-y-8 rounded-12 border border-line p-12">
              <legend className="px-4 text-14 text-ink-2">
                第 {at + 1} 节 · {section.duration}
              </legend>
              <Field
                label="名称"
                maxLength={MOST.section}
                required
                value={section.title}
                onChange={({ target }) => change(section.key, { title: target.value })}
              />
              <TextField
                label="要点"
                rows={2}
                maxLength={MOST.words}
                value={section.desc}
                onChange={({ target }) => change(section.key, { desc: target.value })}
              />
              <Checkbox
                checked={section.is_free === 1}
                onChange={({ target }) => change(section.key, { is_free: Number(target.checked) })}
              >
                免费试听
              </Checkbox>
              {section.listen_url && (
                // biome-ignore lint/a11y/useMediaCaption: the editor hears what they have sent; its points stand above
                <audio
                  controls
                  preload="none"
                  src={section.listen_url}
                  aria-label={`试听${section.title}`}
                  className="h-target w-full"
                />
              )}
              <div className="flex flex-wrap gap-12">
                {at > 0 && (
                  <Button kind="text" size="small" onClick={() => lift(at)} aria-label={`把第 ${at + 1} 节上移`}>
                    上移
                  </Button>
                )}
                <Button
                  kind="text"
                  size="small"
                  onClick={() => onChange(sections.filter(({ key }) => key !== section.key))}
                  aria-label={`移除第 ${at + 1} 节`}
                >
                  移除
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {sections.length < MOST.sections && (
        <NewSound
          onBusy={onBusy}
          onSent={(sent) => {
            const key = Math.max(-1, ...sections.map((one) => one.key)) + 1
            onChange([...sections, { key, desc: '', is_free: 0, listen_url: '', ...sent }])
          }}
        />
      )}
    </fieldset>
  )
}

interface NewSoundProps {
  onBusy: (isBusy: boolean) => void
  onSent: (sent: { title: string; audio: string; duration: string }) => void
}

/** Sends a sound as soon as it is chosen; what is no sound is told why. */
function NewSound({ onBusy, onSent }: NewSoundProps) {
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<number>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setError(undefined)
    setSent(0)
    onBusy(true)
    try {
      const { url, duration } = await callApi(deskClassAudio, { file }, { onProgress: setSent })
      onSent({ title: file.name.replace(/\.\w+$/, '').slice(0, MOST.section), audio: url, duration })
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      setError(thrown.words)
    } finally {
      setSent(undefined)
      onBusy(false)
      target.value = ''
    }
  }
  const hint = sent === undefined ? 'MP3、M4A、OGG 或 WAV，20 MB 以内' : `正在上传 ${Math.round(sent * 100)}%`
  return (
    <FieldFrame label="添加一节（选择音频文件）" hint={hint} error={error}>
      {(tied) => (
        <input
          {...tied}
          type="file"
          accept="audio/*,.mp3,.m4a,.ogg,.wav"
          disabled={sent !== undefined}
          onChange={choose}
        />
      )}
    </FieldFrame>
  )
}
