### Who one can play against: opponent-NAME is the name, opponent-NAME-about one line on how they play.

## The levels, from the weakest to the strongest.

opponent-level-1 = Novice
opponent-level-1-about = Sees its move and your answer, but misjudges much. Likes to accept offers.
opponent-level-2 = Learner
opponent-level-2-about = Sees your answer and its next move, but often misjudges. Good for learning.
opponent-level-3 = Amateur
opponent-level-3-about = Looks two moves ahead for both sides, and errs now and then.
opponent-level-4 = Regular
opponent-level-4-about = Plans ahead, and misjudges a little now and then.
opponent-level-5 = Adept
opponent-level-5-about = Looks ahead, and gives few chances.
opponent-level-6 = Veteran
opponent-level-6-about = Looks well ahead, and seldom gives a chance.
opponent-level-7 = Expert
opponent-level-7-about = Looks far ahead, and declines an offer that costs it something.
opponent-level-8 = Master
opponent-level-8-about = Looks further ahead than all the others. Gives away nothing, not even for glory.

## Others.

opponent-plain = Computer
opponent-plain-about = Thinks some turns ahead and barters.
opponent-greedy = Greedy
opponent-greedy-about = For children and first games: takes the biggest capture at once and never looks further.
opponent-beside = Someone beside you
opponent-beside-about = Two people at one board, turn by turn.
