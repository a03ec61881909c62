// The commands that Temml draws, so that the import can name a formula that it will not: the list is Temml's own, as
// drawable-latex.test.ts asserts. Temml itself is too large for the worker of an import.

export const drawableCommands: ReadonlySet<string> = new Set(
  `AA AE Alpha And Angstrom Bbb Bbbk Beta Big Bigg Biggl Biggm Biggr Bigl Bigm Bigr Bot Box Bqty Bra Braket
Bumpeq Cap Chi Colonapprox Coloneq Coloneqq Colonsim Complex Coppa Cup DH DJ DOTSB DOTSI DOTSX Dagger Darr
Delta Diamond Doteq Downarrow Earth Epsilon Eqcolon Eqqcolon Eta Finv Game Gamma Harr Huge Im Iota Join Kappa
Ket Koppa LARGE LaTeX Lambda Large Larr Leftarrow Leftrightarrow Lleftarrow Longleftarrow Longleftrightarrow
Longrightarrow Lrarr Lsh Mu NG Nand Nor Nu OE Omega Omicron Otimes Overrightarrow PV Perp Phi Pi Pr Psi QED
Rarr Re Reals Res Rho Rightarrow Rrightarrow Rsh Sampi Set Sigma Sqcap Sqcup Stigma Subset Supset TH Tau TeX
Temml TextOrMath Theta Tiny Tr Uarr Uparrow Updownarrow Upsilon VDash Vdash Vee Vert Vvdash Wedge Xi Xor Zeta
aa above abs absolutevalue acomm acute ae alef alefsym aleph allowbreak alpha amalg angl angle angln
anticommutator approx approxeq arccos arcctg arceq arcsin arctan arctg arg argmax argmin arraycolsep
arraystretch ast astrosun asymp atop backcong backdprime backepsilon backprime backsim backsimeq backslash
backtrprime ballotx bar barcap barcup barvee barwedge bcancel because begin begingroup beta beth between bf
bgroup big bigcap bigcirc bigcup bigcupdot bigcupplus bigdoublevee bigdoublewedge bigg biggl biggm biggr bigl
bigm bigodot bigoplus bigotimes bigr bigsqcap bigsqcup bigstar bigtimes bigtriangledown bigtriangleup biguplus
bigvee bigwedge binom blackhourglass blacklozenge blacksquare blacktriangle blacktriangledown
blacktriangleleft blacktriangleright bm bmod bold boldsymbol bordermatrix bot bowtie boxast boxbox boxcircle
boxdot boxed boxminus boxplus boxslash boxtimes bqty bra brace brack braket breve bull bullet bumpeq cal
cancel cancelto cap capbarcup capdot capovercup cdot cdotp cdots ce cent centerdot cfrac ch char check
checkmark chemequilibrium chi choose circ circeq circlearrowleft circlearrowright circledR circledS circledast
circledcirc circleddash circledequal circledparallel circledvert circlehbar clap class closedvarcap
closedvarcup clubs clubsuit cnums coh colon colonapprox coloncolon coloncolonapprox coloncolonequals
coloncolonminus coloncolonsim coloneq coloneqq colonequals colonminus colonsim color colorbox comm commutator
complement concavediamond concavediamondtickleft concavediamondtickright cong coppa coprod copyright cos cosec
cosh cot cotg coth cp cross crossproduct csc ctg cth cup cupovercap curl curlyeqprec curlyeqsucc curlyvee
curlywedge curvearrowleft curvearrowright dArr dag dagger daleth darr dashleftarrow dashrightarrow dashv data
dbinom dblcolon dd ddag ddagger ddddot dddot ddot ddots def definecolor deg degree delta derivative det dfrac
dh diagdown diagup diameter diamond diamonds diamondsuit differential digamma dim displaystyle div divergence
divideontimes dj dot doteq doteqdot dotminus dotplus dotproduct dots dotsb dotsc dotsi dotsm dotso dotsx
doublebarvee doublebarwedge doublecap doublecup downarrow downdownarrows downharpoonleft downharpoonright
dprime dv dyad edef egroup ell emph empty emptyset end endgroup endtoggle enskip enspace epsilon eqcirc
eqcolon eqdef eqeq eqeqeq eqqcolon eqref eqsim eqslantgtr eqslantless equal equalscolon equalscoloncolon
equilibriumLeft equilibriumRight equiv erf eta eth euro ev eval evaluated exist exists exp expandafter
expectationvalue expval fallingdotseq fbox fcolorbox fdv female fint flat footnotesize forall frac frak frown
fullouterjoin functionalderivative futurelet gamma gcd gdef ge genfrac geq geqq geqslant gets gg ggg gggtr
gimel global gnapprox gneq gneqq gnsim grad gradient grave gt gtrapprox gtrdot gtreqless gtreqqless gtrless
gtrsim gvertneqq hArr harr hat hbar hbox hdashline hearts heartsuit hline hom hookleftarrow hookrightarrow
hourglass hphantom hskip hslash hspace huge id iddots idotsint iff iiiint iiint iint image imageof imath
impliedby implies in includegraphics incoh inf infin infty injlim innerproduct int intBar intbar intcap
intclockwise intcup intercal interleave intlarhk intop intx invamp invlazys iota isin it jmath kappa ker kern
ket ketbra koppa lAngle lArr lBrace lVert label lambda land lang langle laplacian large larr lbrace lbrack
lceil ldotp ldots le leadsto left leftarrow leftarrowtail leftharpoondown leftharpoonup leftleftarrows
leftmodels leftmoon leftouterjoin leftrightarrow leftrightarrows leftrightharpoons leftrightsquigarrow
leftthreetimes leq leqq leqslant lessapprox lessdot lesseqgtr lesseqqgtr lessgtr lesssim let lfloor lg lgroup
lhd lightning lim liminf limits limsup ll llangle llap llbracket llcorner lll llless llparenthesis lmoustache
ln lnapprox lneq lneqq lnot lnsim log long longdiv longleftarrow longleftharpoondown longleftrightarrow
longmapsto longrightarrow longrightharpoonup looparrowleft looparrowright lor lower lozenge lozengeminus
lparen lq lrArr lrarr lrcorner lt ltimes lvert lvertneqq male maltese mapsfrom mapsto mathbb mathbf mathbin
mathcal mathchoice mathclap mathclose mathellipsis mathfrak mathinner mathit mathllap mathnormal mathop
mathopen mathord mathpunct mathrel mathring mathrlap mathrm mathscr mathsf mathsfit mathsterling mathstrut
mathtt matrix matrixel matrixelement max measeq measuredangle medspace mel mesomerism mho mid middle min
minuscolon minuscoloncolon minusdot minusfdots minusrdots mkern mod models mp mskip mu multimap multimapboth
multimapinv nLeftarrow nLeftrightarrow nRightarrow nVDash nVdash nabla natnums natural ncong ne nearrow neg
negmedspace negthickspace negthinspace neq newcommand newline nexists ng ngeq ngeqq ngeqslant ngtr ni
nleftarrow nleftrightarrow nleq nleqq nleqslant nless nmid nobreak nobreakspace noexpand nolimits nonumber
norm normalsize not notag notin notni nparallel nprec npreceq nrightarrow nshortmid nshortparallel nsim
nsubset nsubseteq nsubseteqq nsucc nsucceq nsupset nsupseteq nsupseteqq ntriangleleft ntrianglelefteq
ntriangleright ntrianglerighteq nu nvDash nvdash nwarrow obar obslash oc odiv odot odv oe ogreaterthan oiiint
oiint oint olessthan omega omicron ominus op operatorname operatornamewithlimits operp oplus order
ordinarycolon origof oslash otimes otimeshat outerproduct over overbrace overbracket overgroup overleftarrow
overleftharpoon overleftrightarrow overline overparen overrightarrow overrightharpoon overset owns parallel
parr partial partialderivative pb pdv permil perp phantom phase phi pi pitchfork plim plusmn pm pmb pmod pod
pointint poissonbracket pounds pqty prec precapprox preccurlyeq preceq precnapprox precneqq precnsim precsim
prescript prime principalvalue prod projlim propto providecommand psi pu pv qall qand qas qassume qc qcc
qcomma qelse qeven qfor qgiven qif qin qinteger qlet qodd qor qotherwise qprime qq qqtext qquad qsince qthen
qty quad quantity questeq qunless qusing rAngle rArr rBrace rVert raise raisebox rang rangle rank rarr ratio
rbrace rbrack rceil real reals ref reflectbox relax renewcommand restriction rfloor rgroup rhd rho right
rightarrow rightarrowtail rightharpoondown rightharpoonup rightleftarrows rightleftharpoons rightmoon
rightouterjoin rightrightarrows rightsquigarrow rightthreetimes risingdotseq rlap rm rmoustache rparen
rppolint rq rrangle rrbracket rrparenthesis rtimes rule rvert sampi scoh scpolint scriptscriptstyle scriptsize
scriptstyle sdot searrow sec sect set setminus sf sfrac sgn sh sharp shift shneg shortmid shortparallel shpos
shuffle sideset sigma sim simeq sin sincoh sinh sixptsize small smallfrown smallint smallsetminus smallsmile
smash smashtimes smile smiley sout space spades spadesuit sphericalangle sqcap sqcup sqint sqrt sqsubset
sqsubseteq sqsupset sqsupseteq square ss sslash stackrel standardstate star stareq stigma strictfi strictif
style sub sube subset subseteq subseteqq subsetneq subsetneqq substack succ succapprox succcurlyeq succeq
succnapprox succneqq succnsim succsim sum sun sup supe supset supseteq supseteqq supsetneq supsetneqq surd
swarrow tag tan tanh tau tbinom text textasciicircum textasciitilde textbackslash textbar textbardbl textbf
textbraceleft textbraceright textbullet textcircled textcolor textcopyright textdagger textdaggerdbl
textdegree textdollar textellipsis textemdash textendash texteuro textgreater textit textless textmd
textnormal textquotedblleft textquotedblright textquoteleft textquoteright textregistered textrm textsc textsf
textsterling textstyle texttt textunderscore textup textvisiblespace tfrac tg th therefore theta thetasym
thickapprox thicksim thickspace thinspace threedotcolon tilde times tiny tmspace to toggle top tr triDash
triangle triangledown triangleleft trianglelefteq triangleminus triangleplus triangleq triangleright
trianglerighteq triangletimes tripleDash tripleDashBetweenDoubleLine tripleDashOverDoubleLine
tripleDashOverLine trprime tt twocaps twocups twoheadleftarrow twoheadrightarrow typecolon uArr uarr ulcorner
underbar underbrace underbracket undergroup underleftarrow underleftrightarrow underline underparen
underrightarrow underset uniDash unlhd unrhd upalpha upand uparrow upbeta upchi updelta updownarrow upepsilon
upeta upgamma upharpoonleft upharpoonright upiota upkappa uplambda uplus upmu upnu upomega upomicron upphi
uppi uppsi uprho upsigma upsilon uptau uptheta upuparrows upupsilon upxi upzeta urcorner utilde vDash va var
varDelta varGamma varLambda varOmega varPhi varPi varPsi varSigma varTheta varUpsilon varXi varclubsuit
varcoppa vardiamondsuit varepsilon varheartsuit variation varinjlim varkappa varliminf varlimsup varnothing
varointclockwise varphi varpi varprojlim varpropto varrho varsigma varspadesuit varsubsetneq varsubsetneqq
varsupsetneq varsupsetneqq vartheta vartriangle vartriangleleft vartriangleright varvdots vb vcentcolon
vcenter vdash vdot vdots vec vectorarrow vectorbold vectorunit vee veebar veedot veedoublebar veeeq veeonvee
verb vert vphantom vqty vu wedge wedgebar wedgedot wedgedoublebar wedgeonwedge wedgeq weierp
whitesquaretickleft whitesquaretickright widecheck widehat wideparen widetilde with wn wp wr xLeftarrow
xLeftrightarrow xRightarrow xcancel xdef xhookleftarrow xhookrightarrow xi xleftarrow xleftharpoondown
xleftharpoonup xleftrightarrow xleftrightharpoons xlongequal xmapsto xrightarrow xrightharpoondown
xrightharpoonup xrightleftharpoons xtofrom xtwoheadleftarrow xtwoheadrightarrow yen yields yieldsLeft
yieldsLeftRight zeta`.split(/\s/u),
);
