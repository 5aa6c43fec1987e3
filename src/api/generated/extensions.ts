// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type Body, type CallOptions, call, type Headers, type Path, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** End the session: `POST /admin/logout`. */
export function logout(options?: CallOptions): Promise<unknown> {
  return call('logout', (init) => client.POST('/admin/logout', init), { ...options, isWrite: true });
}

/** Change the password of this administrator: `PUT /admin/password`. */
export function changeOwnPassword(body: Body<'changeOwnPassword'>, options?: CallOptions): Promise<unknown> {
  return call('changeOwnPassword', (init) => client.PUT('/admin/password', { ...init, body }), { ...options, isWrite: true });
}

/** The sessions of this administrator: `GET /admin/session`. */
export function listOwnSessions(options?: CallOptions): Promise<unknown> {
  return call('listOwnSessions', (init) => client.GET('/admin/session', init), options);
}

/** End another session of this administrator: `DELETE /admin/session/{id}`. */
export function endOwnSession(path: Path<'endOwnSession'>, options?: CallOptions): Promise<unknown> {
  return call('endOwnSession', (init) => client.DELETE('/admin/session/{id}', { ...init, params: { path } }), { ...options, isWrite: true });
}

/** End all other sessions of this administrator: `DELETE /admin/other-sessions`. */
export function endOtherSessions(options?: CallOptions): Promise<unknown> {
  return call('endOtherSessions', (init) => client.DELETE('/admin/other-sessions', init), { ...options, isWrite: true });
}

/** Reject a withdrawal, with a reason: `POST /admin/withdrawal/reject/{id}`. */
export function rejectWithdrawal(path: Path<'rejectWithdrawal'>, body: Body<'rejectWithdrawal'>, header: Headers<'rejectWithdrawal'>, options?: CallOptions): Promise<unknown> {
  return call('rejectWithdrawal', (init) => client.POST('/admin/withdrawal/reject/{id}', { ...init, params: { path, header }, body }), { ...options, isWrite: true });
}

/** Reject a part-payment, with a reason: `POST /admin/reject/pending/part-payment/{id}`. */
export function rejectPartPayment(path: Path<'rejectPartPayment'>, body: Body<'rejectPartPayment'>, header: Headers<'rejectPartPayment'>, options?: CallOptions): Promise<unknown> {
  return call('rejectPartPayment', (init) => client.POST('/admin/reject/pending/part-payment/{id}', { ...init, params: { path, header }, body }), { ...options, isWrite: true });
}

/** Deactivate or reactivate an artisan: `PUT /admin/update/artisan/{id}/status`. */
export function setArtisanStatus(path: Path<'setArtisanStatus'>, body: Body<'setArtisanStatus'>, options?: CallOptions): Promise<unknown> {
  return call('setArtisanStatus', (init) => client.PUT('/admin/update/artisan/{id}/status', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Set the level of an artisan: `PUT /admin/update/artisan/{id}/level`. */
export function setArtisanLevel(path: Path<'setArtisanLevel'>, body: Body<'setArtisanLevel'>, options?: CallOptions): Promise<unknown> {
  return call('setArtisanLevel', (init) => client.PUT('/admin/update/artisan/{id}/level', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Decline a verification, with a reason: `DELETE /admin/delete/verification/{id}`. */
export function declineVerification(path: Path<'declineVerification'>, query: Query<'declineVerification'>, options?: CallOptions): Promise<unknown> {
  return call('declineVerification', (init) => client.DELETE('/admin/delete/verification/{id}', { ...init, params: { path, query } }), { ...options, isWrite: true });
}

/** The ratings and reviews of one client: `GET /admin/get/client/{id}/review`. */
export function listClientReviews(path: Path<'listClientReviews'>, options?: CallOptions): Promise<unknown> {
  return call('listClientReviews', (init) => client.GET('/admin/get/client/{id}/review', { ...init, params: { path } }), options);
}

/** Change the text of About: `PUT /admin/update/about`. */
export function updateAbout(body: Body<'updateAbout'>, options?: CallOptions): Promise<unknown> {
  return call('updateAbout', (init) => client.PUT('/admin/update/about', { ...init, body }), { ...options, isWrite: true });
}

/** Add an item to Privacy: `POST /admin/add/privacy`. */
export function createPrivacyItem(body: Body<'createPrivacyItem'>, header: Headers<'createPrivacyItem'>, options?: CallOptions): Promise<unknown> {
  return call('createPrivacyItem', (init) => client.POST('/admin/add/privacy', { ...init, params: { header }, body }), { ...options, isWrite: true });
}

/** Change an item of Privacy: `PUT /admin/update/privacy/{id}`. */
export function updatePrivacyItem(path: Path<'updatePrivacyItem'>, body: Body<'updatePrivacyItem'>, options?: CallOptions): Promise<unknown> {
  return call('updatePrivacyItem', (init) => client.PUT('/admin/update/privacy/{id}', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Delete an item of Privacy: `DELETE /admin/delete/privacy/{id}`. */
export function deletePrivacyItem(path: Path<'deletePrivacyItem'>, query: Query<'deletePrivacyItem'>, options?: CallOptions): Promise<unknown> {
  return call('deletePrivacyItem', (init) => client.DELETE('/admin/delete/privacy/{id}', { ...init, params: { path, query } }), { ...options, isWrite: true });
}

/** Change the order of the items of Privacy: `PUT /admin/order/privacy`. */
export function setPrivacyOrder(body: Body<'setPrivacyOrder'>, options?: CallOptions): Promise<unknown> {
  return call('setPrivacyOrder', (init) => client.PUT('/admin/order/privacy', { ...init, body }), { ...options, isWrite: true });
}

/** Add an item to Terms: `POST /admin/add/terms/service`. */
export function createTermsItem(body: Body<'createTermsItem'>, header: Headers<'createTermsItem'>, options?: CallOptions): Promise<unknown> {
  return call('createTermsItem', (init) => client.POST('/admin/add/terms/service', { ...init, params: { header }, body }), { ...options, isWrite: true });
}

/** Change an item of Terms: `PUT /admin/update/terms/service/{id}`. */
export function updateTermsItem(path: Path<'updateTermsItem'>, body: Body<'updateTermsItem'>, options?: CallOptions): Promise<unknown> {
  return call('updateTermsItem', (init) => client.PUT('/admin/update/terms/service/{id}', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Delete an item of Terms: `DELETE /admin/delete/terms/service/{id}`. */
export function deleteTermsItem(path: Path<'deleteTermsItem'>, query: Query<'deleteTermsItem'>, options?: CallOptions): Promise<unknown> {
  return call('deleteTermsItem', (init) => client.DELETE('/admin/delete/terms/service/{id}', { ...init, params: { path, query } }), { ...options, isWrite: true });
}

/** Change the order of the items of Terms: `PUT /admin/order/terms/service`. */
export function setTermsOrder(body: Body<'setTermsOrder'>, options?: CallOptions): Promise<unknown> {
  return call('setTermsOrder', (init) => client.PUT('/admin/order/terms/service', { ...init, body }), { ...options, isWrite: true });
}

/** The history of the texts of one page: `GET /admin/get/page/{page}/version`. */
export function listPageVersions(path: Path<'listPageVersions'>, options?: CallOptions): Promise<unknown> {
  return call('listPageVersions', (init) => client.GET('/admin/get/page/{page}/version', { ...init, params: { path } }), options);
}

/** Make an earlier version the current text: `POST /admin/restore/page/version/{id}`. */
export function restorePageVersion(path: Path<'restorePageVersion'>, body: Body<'restorePageVersion'>, options?: CallOptions): Promise<unknown> {
  return call('restorePageVersion', (init) => client.POST('/admin/restore/page/version/{id}', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Mark a message as read or not read: `PUT /admin/update/contact/message/{id}`. */
export function setContactMessageStatus(path: Path<'setContactMessageStatus'>, body: Body<'setContactMessageStatus'>, options?: CallOptions): Promise<unknown> {
  return call('setContactMessageStatus', (init) => client.PUT('/admin/update/contact/message/{id}', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** The replies to one message, with their state: `GET /admin/contact/message/{id}/reply`. */
export function listContactReplies(path: Path<'listContactReplies'>, options?: CallOptions): Promise<unknown> {
  return call('listContactReplies', (init) => client.GET('/admin/contact/message/{id}/reply', { ...init, params: { path } }), options);
}

/** Reply to a message by e-mail: `POST /admin/contact/message/{id}/reply`. */
export function replyToContactMessage(path: Path<'replyToContactMessage'>, body: Body<'replyToContactMessage'>, options?: CallOptions): Promise<unknown> {
  return call('replyToContactMessage', (init) => client.POST('/admin/contact/message/{id}/reply', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** The e-mails to one artisan, with their state: `GET /admin/get/artisan/{id}/mail`. */
export function listArtisanMails(path: Path<'listArtisanMails'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisanMails', (init) => client.GET('/admin/get/artisan/{id}/mail', { ...init, params: { path } }), options);
}

/** Try to send an e-mail again: `POST /admin/retry/mail/{id}`. */
export function retryMail(path: Path<'retryMail'>, options?: CallOptions): Promise<unknown> {
  return call('retryMail', (init) => client.POST('/admin/retry/mail/{id}', { ...init, params: { path } }), { ...options, isWrite: true });
}

/** The entries of the audit: `GET /admin/audit`. */
export function listAuditEntries(query: Query<'listAuditEntries'>, options?: CallOptions): Promise<unknown> {
  return call('listAuditEntries', (init) => client.GET('/admin/audit', { ...init, params: { query } }), options);
}

/** The audit entries of one record: `GET /admin/audit/{kind}/{id}`. */
export function listTimeline(path: Path<'listTimeline'>, query: Query<'listTimeline'>, options?: CallOptions): Promise<unknown> {
  return call('listTimeline', (init) => client.GET('/admin/audit/{kind}/{id}', { ...init, params: { path, query } }), options);
}

/** The rules for the decisions of all administrators: `GET /admin/decision/rules`. */
export function getDecisionRules(options?: CallOptions): Promise<unknown> {
  return call('getDecisionRules', (init) => client.GET('/admin/decision/rules', init), options);
}

/** Change the rules: `PUT /admin/decision/rules`. */
export function setDecisionRules(body: Body<'setDecisionRules'>, options?: CallOptions): Promise<unknown> {
  return call('setDecisionRules', (init) => client.PUT('/admin/decision/rules', { ...init, body }), { ...options, isWrite: true });
}

/** The notes on one record: `GET /admin/note/{kind}/{id}`. */
export function listNotes(path: Path<'listNotes'>, options?: CallOptions): Promise<unknown> {
  return call('listNotes', (init) => client.GET('/admin/note/{kind}/{id}', { ...init, params: { path } }), options);
}

/** Add a note to a record: `POST /admin/note/{kind}/{id}`. */
export function addNote(path: Path<'addNote'>, body: Body<'addNote'>, header: Headers<'addNote'>, options?: CallOptions): Promise<unknown> {
  return call('addNote', (init) => client.POST('/admin/note/{kind}/{id}', { ...init, params: { path, header }, body }), { ...options, isWrite: true });
}

/** Withdraw a note of this administrator: `DELETE /admin/note/{id}`. */
export function withdrawNote(path: Path<'withdrawNote'>, options?: CallOptions): Promise<unknown> {
  return call('withdrawNote', (init) => client.DELETE('/admin/note/{id}', { ...init, params: { path } }), { ...options, isWrite: true });
}

/** Flag an artisan or a client, with a reason: `PUT /admin/flag/{kind}/{id}`. */
export function flagPerson(path: Path<'flagPerson'>, body: Body<'flagPerson'>, options?: CallOptions): Promise<unknown> {
  return call('flagPerson', (init) => client.PUT('/admin/flag/{kind}/{id}', { ...init, params: { path }, body }), { ...options, isWrite: true });
}

/** Take the flag off a person, with a reason: `DELETE /admin/flag/{kind}/{id}`. */
export function unflagPerson(path: Path<'unflagPerson'>, query: Query<'unflagPerson'>, options?: CallOptions): Promise<unknown> {
  return call('unflagPerson', (init) => client.DELETE('/admin/flag/{kind}/{id}', { ...init, params: { path, query } }), { ...options, isWrite: true });
}

/** The numbers of notes on records, and the flags of their people: `GET /admin/mark`. */
export function listMarks(query: Query<'listMarks'>, options?: CallOptions): Promise<unknown> {
  return call('listMarks', (init) => client.GET('/admin/mark', { ...init, params: { query } }), options);
}

/** The views that this administrator saved: `GET /admin/view`. */
export function listSavedViews(options?: CallOptions): Promise<unknown> {
  return call('listSavedViews', (init) => client.GET('/admin/view', init), options);
}

/** Save a view under a name: `POST /admin/view`. */
export function saveView(body: Body<'saveView'>, options?: CallOptions): Promise<unknown> {
  return call('saveView', (init) => client.POST('/admin/view', { ...init, body }), { ...options, isWrite: true });
}

/** Delete a saved view: `DELETE /admin/view/{id}`. */
export function deleteView(path: Path<'deleteView'>, options?: CallOptions): Promise<unknown> {
  return call('deleteView', (init) => client.DELETE('/admin/view/{id}', { ...init, params: { path } }), { ...options, isWrite: true });
}

/** Record that a hidden field was shown: `POST /admin/reveal`. */
export function recordReveal(body: Body<'recordReveal'>, options?: CallOptions): Promise<unknown> {
  return call('recordReveal', (init) => client.POST('/admin/reveal', { ...init, body }), { ...options, isWrite: true });
}
