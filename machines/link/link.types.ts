/** Why it may not count, by the page it is about. */
export type LinkReasons = {
  registrationCode: 'unknown' | 'early' | 'ended' | 'usedUp' | 'paused';
  invitation: 'unknown' | 'accepted' | 'declined' | 'expired';
  invitationDecline: 'unknown' | 'accepted' | 'declined' | 'expired';
  forgottenPassword: never;
  newPassword: 'invalid' | 'expired' | 'used';
  accountDeletion: 'invalid' | 'expired' | 'used' | 'kept';
  stillLooking: 'dead';
  unsubscribing: 'invalid' | 'expired';
  unsubscribeUndo: 'late';
};
