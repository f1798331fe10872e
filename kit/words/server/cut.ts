import type { Jieba } from '@node-rs/jieba'
import { runsOf } from '../bigrams.ts'

let loading: Promise<Jieba> | undefined

/** The dictionary takes a fifth of a second and 60 MB: only who searches pays for it. */
const load = async (): Promise<Jieba> => {
  const [{ Jieba }, { dict }] = await Promise.all([import('@node-rs/jieba'), import('@node-rs/jieba/dict.js')])
  return Jieba.withDict(dict)
}

/** The words of a question in their order, each once: 望舒医院高血压 → 望舒, 医院, 高血压. */
export const cutWords = async (text: string): Promise<string[]> => {
  loading ??= load()
  const jieba = await loading
  return [...new Set(jieba.cut(runsOf(text).join(' '), true).filter((word) => word.trim() !== ''))]
}

/** A text cut at the words of the dictionary, nothing of it left out: 加薇信 has none, 加 威信 one. */
export const cutKnown = async (text: string): Promise<string[]> => {
  loading ??= load()
  return (await loading).cut(text, false)
}
