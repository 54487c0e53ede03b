/** What a transport answers: status and unread body. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** A way to the API: sends one operation by its id in the manifest. */
export type Transport = (documentId: string, variables: unknown, signal?: AbortSignal) => Promise<Answer>
