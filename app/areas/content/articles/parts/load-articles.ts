import type { CallApi } from '#kit/wire/read-answer.ts'
import type { NewsQuery } from '../cards/article-address.ts'
import { docsayByDoctor, docsayByTopic, moreDocArticles, searchDocArticle } from '../contract.ts'

/** A page of the articles that an address asks for: of a doctor, of a topic, or of all; the newest or the most read first. */
export const listArticles = async (callApi: CallApi, { list, cat_id, doctor_id }: NewsQuery, page: number) => {
  if (list === 'hot') return (await callApi(searchDocArticle, { doctor_id, pubcat_id: cat_id, sort: 'hot', page })).list
  if (doctor_id !== undefined) return (await callApi(docsayByDoctor, { doctor_id, page })).list
  if (cat_id === undefined) return (await callApi(searchDocArticle, { sort: 'newest', page })).list
  return (await callApi(page === 1 ? docsayByTopic : moreDocArticles, { cat_id, page })).list
}
