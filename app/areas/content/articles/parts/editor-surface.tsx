import { Editor } from '@tiptap/core'
import { type ChangeEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Block } from '../rules.ts'
import { documentOf, piecesOf } from './editor-document.ts'
import { cleanPasted } from './editor-paste.ts'
import { extensions } from './editor-schema.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import './editor.css'

export interface EditorSurfaceProps {
  label: string
  /** What stands there first; what it rests on is not shown. */
  pieces: readonly Block[]
  onPieces: (pieces: Block[]) => void
  /** Sends a picture and gives its address; undefined where it was not taken, which has been said. Without it none is added. */
  upload?: (picture: File) => Promise<string | undefined>
}

/** Where an article is written: what stands in it are pieces, whatever was typed or pasted. */
export function EditorSurface({ label, pieces, onPieces, upload }: EditorSurfaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [isSending, setSending] = useState(false)
  const [, showAnew] = useReducer((times: number) => times + 1, 0)
  const written = useEffectEvent((to: Editor) => onPieces(piecesOf(to.getJSON())))
  const insertPictures = async (to: Editor, files: readonly File[]) => {
    setSending(true)
    for (const file of files) {
      const src = await upload?.(file)
      if (src) to.chain().focus().setImage({ src, alt: '' }).run()
    }
    setSending(false)
  }
  const insert = useEffectEvent(insertPictures)
  const first = useEffectEvent(() => documentOf(pieces))

  useEffect(() => {
    const made: Editor = new Editor({
      element: place.current,
      injectCSS: false,
      extensions,
      content: first(),
      editorProps: {
        attributes: { class: 'article-surface', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        transformPastedHTML: (html) => cleanPasted(html, location.origin),
        handlePaste: (_, { clipboardData }) => {
          // Word puts a picture of what was copied beside its words: then the words are meant.
          if (clipboardData?.types.includes('text/html')) return false
          return takePictures(clipboardData, (files) => insert(made, files))
        },
        handleDrop: (_, { dataTransfer }) => takePictures(dataTransfer, (files) => insert(made, files)),
      },
      onUpdate: () => written(made),
      onTransaction: showAnew,
    })
    setEditor(made)
    return () => made.destroy()
  }, [label])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (editor) insertPictures(editor, files)
  }
  return (
    <div className="rounded-8 border border-line focus-within:border-accent-ink">
      {editor && (
        <EditorToolbar editor={editor} isSending={isSending} onPicture={upload && (() => chooser.current?.click())} />
      )}
      <div ref={place} />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label="选图片"
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
    </div>
  )
}

/** Hands pictures on that came by the clipboard or were dropped; true where there were some. */
const takePictures = (data: DataTransfer | null, take: (files: File[]) => unknown): boolean => {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (files.length > 0) take(files)
  return files.length > 0
}
